/** Whether two parts of traces, which are plain data, hold the same. */
export const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);
