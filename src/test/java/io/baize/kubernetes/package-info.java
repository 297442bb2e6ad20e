/** Checks of the manifests that production is made of. */
package io.baize.kubernetes;
