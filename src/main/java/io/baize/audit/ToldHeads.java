package io.baize.audit;

import java.util.List;

/** The heads of all chains as they were told, up to the moment this was opened. */
public interface ToldHeads extends AutoCloseable {

    /** The next ones in the order they were told; none when all were read. */
    List<ToldHead> next();

    /** How many records there are to read, at most. */
    long total();

    @Override
    void close();
}
