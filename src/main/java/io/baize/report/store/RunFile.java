package io.baize.report.store;

import io.quarkus.narayana.jta.QuarkusTransaction;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;

/**
 * The file of a run on its way into the database, in pieces. It is written apart from the snapshot the report reads in.
 */
final class RunFile extends OutputStream {

    private static final int PIECE = 1 << 18;

    private final Runs runs;
    private final Run run;
    private final ByteArrayOutputStream piece = new ByteArrayOutputStream(PIECE);
    private int pieces;
    private long bytes;

    RunFile(Runs runs, Run run) {
        this.runs = runs;
        this.run = run;
    }

    @Override
    public void write(int one) {
        piece.write(one);
        storeWhenFull();
    }

    @Override
    public void write(byte[] some, int from, int length) {
        piece.write(some, from, length);
        storeWhenFull();
    }

    @Override
    public void close() {
        if (piece.size() > 0) {
            store();
        }
    }

    long bytes() {
        return bytes;
    }

    private void storeWhenFull() {
        if (piece.size() >= PIECE) {
            store();
        }
    }

    private void store() {
        byte[] full = piece.toByteArray();
        QuarkusTransaction.suspendingExisting().run(() -> runs.addPiece(run, pieces, full));
        pieces++;
        bytes += full.length;
        piece.reset();
    }
}
