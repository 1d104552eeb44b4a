/** A number with its noun: '1 order', '12 orders', '0 orders'. */
export const countOf = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;
