package io.baize.kernel.store;

import java.sql.SQLException;

/** The database did not do what was asked: broken infrastructure or a bug, never a refusal. */
public final class DatabaseFailure extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public DatabaseFailure(SQLException cause) {
        super(cause);
    }
}
