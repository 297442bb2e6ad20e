/** Errors as problem documents of RFC 9457. */
package io.baize.api.problem;
