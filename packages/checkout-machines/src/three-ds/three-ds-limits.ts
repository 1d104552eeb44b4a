/** The time limit of the secure flow unless configured otherwise, in milliseconds (READINGS A12). */
export const DEFAULT_THREE_DS_TIMEOUT_MS = 10 * 60 * 1000;

/** The time between two looks at the order unless configured otherwise, in milliseconds. */
export const DEFAULT_POLL_MS = 2000;
