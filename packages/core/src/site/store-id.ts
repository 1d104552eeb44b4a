/** The largest store id: the database stores it in two bytes with every session, list and order. */
export const largestStoreId = 32_767;

/** Whether a number can be the id of a store. */
export const isStoreId = (value: number): boolean =>
  Number.isSafeInteger(value) && value >= 1 && value <= largestStoreId;
