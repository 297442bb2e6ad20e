package io.baize.stack;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/** A process started by this one: it writes to a log file and is stopped together with its own children. */
final class Child implements AutoCloseable {
    private static final Duration STOP_TIMEOUT = Duration.ofSeconds(20);
    private static final int LOG_LINES_SHOWN = 15;

    // Ctrl-C in a terminal reaches every process at once. Children do not hear it, so that the parent stops them in
    // order.
    private static final List<String> DEAF_TO_INTERRUPT = List.of("sh", "-c", "trap '' INT; exec \"$@\"", "sh");

    private final String name;
    private final Path log;
    private final Process process;

    private Child(String name, Path log, Process process) {
        this.name = name;
        this.log = log;
        this.process = process;
    }

    static Child start(String name, Path log, Map<String, String> environment, List<String> command) {
        try {
            Files.createDirectories(log.toAbsolutePath().getParent());
            var builder = new ProcessBuilder(join(DEAF_TO_INTERRUPT, command))
                    .redirectErrorStream(true)
                    .redirectOutput(log.toFile());
            builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
            builder.environment().putAll(environment);
            return new Child(name, log, builder.start());
        } catch (IOException e) {
            throw new UncheckedIOException(name + " could not be started", e);
        }
    }

    /** The command of a JVM of this JVM's own version. */
    static List<String> java(String... arguments) {
        return join(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()), List.of(arguments));
    }

    /** The class path of the tests; surefire hides it behind a jar that has only a manifest. */
    static String testClasspath() {
        return System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    }

    void awaitReady(Duration atMost, BooleanSupplier ready) {
        long deadline = System.nanoTime() + atMost.toNanos();
        while (!ready.getAsBoolean()) {
            if (!process.isAlive()) throw failure("ended with code " + process.exitValue());
            if (System.nanoTime() > deadline) throw failure("was not ready after " + atMost.toSeconds() + " s");
            pause();
        }
    }

    boolean isAlive() {
        return process.isAlive();
    }

    IllegalStateException failure(String whatHappened) {
        return new IllegalStateException("%s %s. The end of %s:%n%s".formatted(name, whatHappened, log, endOfLog()));
    }

    /** Ends the process at once, as a power cut would. */
    void kill() {
        Stream.concat(process.descendants(), Stream.of(process.toHandle())).forEach(ProcessHandle::destroyForcibly);
        process.onExit().join();
    }

    @Override
    public void close() {
        process.destroy();
        try {
            if (!process.waitFor(STOP_TIMEOUT.toMillis(), TimeUnit.MILLISECONDS)) kill();
        } catch (InterruptedException e) {
            kill();
            Thread.currentThread().interrupt();
        }
    }

    private String endOfLog() {
        try {
            List<String> lines = Files.readAllLines(log);
            return String.join("\n", lines.subList(Math.max(0, lines.size() - LOG_LINES_SHOWN), lines.size()));
        } catch (IOException e) {
            return "(the log cannot be read: " + e.getMessage() + ")";
        }
    }

    private static void pause() {
        try {
            Thread.sleep(Duration.ofMillis(50));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while waiting for a server", e);
        }
    }

    private static List<String> join(List<String> first, List<String> second) {
        return Stream.concat(first.stream(), second.stream()).toList();
    }
}
