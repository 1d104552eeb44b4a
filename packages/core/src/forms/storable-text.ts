/** Whether a text can be stored: PostgreSQL and URLs support neither unpaired surrogates nor NUL. */
export const isStorableText = (text: string): boolean => !/[\p{Cs}\0]/u.test(text);
