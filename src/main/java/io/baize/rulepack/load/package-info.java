/** Reads packs from YAML and refuses every faulty one. */
package io.baize.rulepack.load;
