/** Whether two plain values have the same content: compares the results of selectors that create new objects. */
export const sameJson = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);
