package io.baize.change;

/** How far a request has come, counted in tables; a table whose rules forbade it at the last moment refused. */
public record Progress(int waiting, int active, int refused, int withdrawn) {

    boolean isOver() {
        return waiting == 0;
    }

    Progress withoutWaiting() {
        return new Progress(0, active, refused, withdrawn + waiting);
    }
}
