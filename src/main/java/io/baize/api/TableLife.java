package io.baize.api;

import com.fasterxml.jackson.annotation.JsonProperty;

/** Where a table is in its life. Until it first opens it is configured directly, afterwards by change request. */
enum TableLife {
    @JsonProperty("never-opened")
    NEVER_OPENED,
    @JsonProperty("open")
    OPEN,
    @JsonProperty("closed")
    CLOSED
}
