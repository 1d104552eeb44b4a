/**
 * Whether text can be kept: PostgreSQL and URLs hold neither half a character (a lone surrogate) nor a zero byte.
 */
export const isStorableText = (text: string): boolean => !/[\p{Cs}\0]/u.test(text);
