package io.baize.table;

import io.baize.terms.Terms;
import java.util.List;

/**
 * What a change brings to a table at the round boundary.
 *
 * @param terms the whole terms from now on, or null where the change lies outside them
 * @param paths the places that differ
 * @param transfer the progressive that ends by it, or null
 */
public record TermsChange(Terms terms, List<String> paths, PoolTransfer transfer) {

    public TermsChange {
        paths = List.copyOf(paths);
    }
}
