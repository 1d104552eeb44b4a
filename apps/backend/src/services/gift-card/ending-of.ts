/** The last four characters of a gift card's code, for recognition by its owner. */
export const endingOf = (code: string): string => code.slice(-4);
