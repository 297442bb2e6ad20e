/** Starts the real PostgreSQL, Kafka and Keycloak, without containers, for {@code make run} and for the tests. */
package io.baize.stack;
