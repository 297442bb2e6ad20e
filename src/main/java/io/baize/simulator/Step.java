package io.baize.simulator;

import io.baize.table.TableEvent;

/** Something that happens at a table, and the device that tells of it. */
record Step(Device device, TableEvent event) {

    static Step terminal(TableEvent event) {
        return new Step(Device.TERMINAL, event);
    }

    static Step sensor(TableEvent event) {
        return new Step(Device.SENSOR, event);
    }

    static Step shoe(TableEvent event) {
        return new Step(Device.SHOE, event);
    }
}
