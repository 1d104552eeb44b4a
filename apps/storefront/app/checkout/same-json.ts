/** Whether two plain values hold the same: a selector that makes a new object each time then renders only for news. */
export const sameJson = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);
