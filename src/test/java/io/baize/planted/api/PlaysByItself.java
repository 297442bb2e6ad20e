package io.baize.planted.api;

import io.baize.planted.simulator.Floor;

/** Planted: imports the simulator. */
public record PlaysByItself(Floor floor) {}
