/** The most pieces that a file may say are in stock. */
export const mostCounted = 500_000;

/** The stock of what is not counted: more than a file may say, and as much as the contract's answers may hold. */
export const uncounted = 1_000_000;

/** Whether a row of `inventory` counts its stock, in SQL; orders take from what is not counted as well. */
export const isCounted = (stock: string): string => `${stock}.qoh <= ${mostCounted}`;
