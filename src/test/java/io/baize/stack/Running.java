package io.baize.stack;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Supplier;

/** What {@code make run} has started so far, to be stopped in reverse order, with a line for each step. */
final class Running {
    private record Part(String name, AutoCloseable server) {}

    private final long start = System.nanoTime();
    private final Deque<Part> parts = new ArrayDeque<>();
    private volatile boolean stopping;

    /** Starting and stopping exclude each other, so that Ctrl-C in the middle of the start leaves nothing behind. */
    synchronized <T extends AutoCloseable> T launch(String name, Supplier<T> starter) {
        if (stopping) throw new IllegalStateException("stopping");
        T server = starter.get();
        parts.push(new Part(name, server));
        return server;
    }

    synchronized void stopAll() {
        stopping = true;
        while (!parts.isEmpty()) {
            var part = parts.pop();
            try {
                part.server().close();
                say(part.name() + " stopped");
            } catch (Exception e) {
                say(part.name() + " did not stop: " + e.getMessage());
            }
        }
    }

    boolean isStopping() {
        return stopping;
    }

    void say(String line) {
        System.out.printf(
                "%5d s  %s%n", Duration.ofNanos(System.nanoTime() - start).toSeconds(), line);
    }
}
