package io.baize.report.store;

import io.baize.report.Content;
import java.util.List;

/** Opens groups in their order as rows come, and those that stay empty too: nothing found is told, not left out. */
final class Groups {

    private final Content.Lines lines;
    private final List<String> names;
    private int open = -1;

    Groups(Content.Lines lines, List<String> names) {
        this.lines = lines;
        this.names = names;
    }

    void to(String name) {
        int wanted = names.indexOf(name);
        if (wanted < open) {
            throw new IllegalStateException("rows of " + name + " come after those of another group");
        }
        while (open < wanted) {
            lines.group(names.get(++open));
        }
    }

    void end() {
        to(names.getLast());
    }
}
