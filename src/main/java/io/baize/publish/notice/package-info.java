/** Sends the notices of change requests by e-mail and webhook until they arrived or were given up. */
package io.baize.publish.notice;
