package io.baize.stack;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.HashSet;
import java.util.Set;

/** Finds free ports and asks whether a port is taken. */
public final class Ports {
    private static final int CONNECT_TIMEOUT_MILLIS = 500;
    private static final Set<Integer> HANDED_OUT = new HashSet<>();

    private Ports() {}

    /** A free port that this JVM has not handed out before: two servers asking in a row must not get the same one. */
    public static synchronized int free() {
        while (true) {
            try (var socket = new ServerSocket(0)) {
                if (HANDED_OUT.add(socket.getLocalPort())) return socket.getLocalPort();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** Whether somebody on this machine answers on the port, on whichever address. */
    static boolean answers(int port) {
        try (var socket = new Socket()) {
            socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), CONNECT_TIMEOUT_MILLIS);
            return true;
        } catch (IOException nobodyThere) {
            return false;
        }
    }

    /** Says in plain words which port is taken and how to choose another. */
    static void requireFree(String server, int port, String variable) {
        if (answers(port)) throw new Busy(server, port, variable);
    }

    static final class Busy extends RuntimeException {
        private Busy(String server, int port, String variable) {
            super(
                    "Port %d, meant for %s, is taken by another program (perhaps by an earlier `make run`).%nStop it, or choose another port: %s=%d make run"
                            .formatted(port, server, variable, port + 1));
        }
    }
}
