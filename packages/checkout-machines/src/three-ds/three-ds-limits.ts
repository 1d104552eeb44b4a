/** The time limit of the secure flow unless configured otherwise, in milliseconds (READINGS A12). */
export const DEFAULT_THREE_DS_TIMEOUT_MS = 10 * 60 * 1000;

/** Default polling interval of the order, in milliseconds. */
export const DEFAULT_POLL_MS = 2000;
