/** How long a session's token holds where an answer does not say, in milliseconds (S9-timing-02). */
export const defaultSessionLifetimeMs = 300_000;
