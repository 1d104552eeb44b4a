/**
 * The number at an index that is known to be there. A `?? 0` in its place would make V8 box every number of the list,
 * for the hole that it might meet: it makes `allocate` twice as slow.
 */
export const numberAt = (numbers: readonly number[], index: number): number => numbers[index] as number;
