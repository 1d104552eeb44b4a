/** The default lifetime of a session's token, in milliseconds (S9-timing-02). */
export const defaultSessionLifetimeMs = 300_000;
