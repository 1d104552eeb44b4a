/**
 * Compares postal codes without their spaces, invisible marks and case, and reads full-width characters as plain ones:
 * 'sw1a 1aa' is 'SW1A1AA'.
 */
export const normalisedPostcode = (text: string): string =>
  /^[\dA-Z*-]*$/.test(text)
    ? text
    : text
        .normalize('NFKC')
        .replaceAll(/[\s\p{Cf}]/gu, '')
        .toUpperCase();

/** Whether a value is what a pattern describes: '*' any, a trailing '*' every value that begins so, else itself. */
export const matchesPattern = (pattern: string, value: string): boolean =>
  pattern.endsWith('*') ? value.startsWith(pattern.slice(0, -1)) : value === pattern;

/** How narrow a pattern is (READINGS A9): a literal before the longest prefix, any prefix before '*', which is 0. */
export const narrownessOf = (pattern: string): number =>
  pattern.endsWith('*') ? 2 * (pattern.length - 1) : 2 * pattern.length + 1;
