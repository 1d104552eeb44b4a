/** How long a page that cannot be shown for a moment waits until it tries again by itself, in seconds. */
export const comeBackAfterSeconds = 5;
