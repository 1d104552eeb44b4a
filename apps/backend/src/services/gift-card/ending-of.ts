/** The last four characters of a gift card's code, by which its owner recognises it. */
export const endingOf = (code: string): string => code.slice(-4);
