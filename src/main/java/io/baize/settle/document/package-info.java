/** A round and its settlement as plain documents, the one shape of previews, offline files and published events. */
package io.baize.settle.document;
