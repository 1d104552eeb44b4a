/** Interval after which a temporarily unavailable page reloads itself, in seconds. */
export const comeBackAfterSeconds = 5;
