package io.baize;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Habits of the sources that a reader would notice, each fault with what to do instead. */
final class Tidy {

    private static final int MOST_LINES = 300;
    private static final int MOST_COLUMNS = 120;
    private static final Pattern LEFT_OVER = Pattern.compile("\\b(TODO|FIXME|XXX)\\b");
    private static final Pattern PRINTS = Pattern.compile("System\\.(out|err)\\b|printStackTrace");
    /** These speak to a person at a terminal. */
    private static final Set<String> MAY_PRINT = Set.of("cli", "simulator");

    private Tidy() {}

    static List<String> faults(Path sources) {
        try (Stream<Path> files = Files.walk(sources)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .sorted()
                    .flatMap(file -> faults(sources.relativize(file), lines(file)).stream())
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> faults(Path file, List<String> lines) {
        List<String> faults = new ArrayList<>();
        if (lines.size() > MOST_LINES) {
            faults.add(file + " has " + lines.size() + " lines: split it by what its parts are for");
        }
        for (int number = 1; number <= lines.size(); number++) {
            String line = lines.get(number - 1);
            String place = file + ":" + number;
            if (line.length() > MOST_COLUMNS) {
                faults.add(place + " is " + line.length() + " columns wide: break it before column " + MOST_COLUMNS);
            }
            if (LEFT_OVER.matcher(line).find()) {
                faults.add(place + " is unfinished: finish it, or open an issue and take the mark out");
            }
            if (PRINTS.matcher(line).find() && !mayPrint(file)) {
                faults.add(place + " prints: log it, with the table and the round as key-values");
            }
        }
        return faults;
    }

    /** Below {@code io/baize}, the third name of the path is the package of the layout. */
    private static boolean mayPrint(Path file) {
        return file.getNameCount() > 2 && MAY_PRINT.contains(file.getName(2).toString());
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
