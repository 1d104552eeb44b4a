/** Maximum stock that a file may contain. */
export const mostCounted = 500_000;

/** Stock of untracked products: above the maximum of files, and within the contract's limit. */
export const uncounted = 1_000_000;

/** SQL for whether a row of `inventory` is tracked; orders reduce untracked stock as well. */
export const isCounted = (stock: string): string => `${stock}.qoh <= ${mostCounted}`;
