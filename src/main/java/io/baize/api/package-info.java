/** The HTTP API: resources translate and delegate. */
package io.baize.api;
