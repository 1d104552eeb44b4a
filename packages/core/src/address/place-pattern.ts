import { requireText } from '../require-argument.ts';

/**
 * Normalises a postal code for comparison: removes spaces and invisible characters, converts full-width characters and
 * lower case. 'sw1a 1aa' becomes 'SW1A1AA'.
 */
export const normalisedPostcode = (text: string): string => {
  requireText(text, 'text');
  return /^[\dA-Z*-]*$/.test(text)
    ? text
    : text
        .normalize('NFKC')
        .replaceAll(/[\s\p{Cf}]/gu, '')
        .toUpperCase();
};

/**
 * Whether a value matches a pattern: '*' matches any value, a trailing '*' any value with that prefix; other patterns
 * match literally.
 */
export const matchesPattern = (pattern: string, value: string): boolean => {
  requireText(pattern, 'pattern');
  requireText(value, 'value');
  return pattern.endsWith('*') ? value.startsWith(pattern.slice(0, -1)) : value === pattern;
};

/**
 * How specific a pattern is (READINGS A9): literals rank above all prefixes, longer prefixes above shorter ones, '*' is
 * 0.
 */
export const placeSpecificityOf = (pattern: string): number => {
  requireText(pattern, 'pattern');
  return pattern.endsWith('*') ? 2 * (pattern.length - 1) : 2 * pattern.length + 1;
};
