/** Much longer than any VAT number with separators; longer texts are rejected unread. */
const longestText = 64;

/** Separators between the digits, and invisible characters: direction marks, joiners, byte order marks. */
const separators = /[\s\p{Cf}\p{Pd}./:'_]/gu;

/**
 * Extracts the letters and digits of a VAT number as typed or pasted: converts full-width digits and lower case, and
 * removes spaces, dots, dashes, slashes and invisible characters. Undefined if the text contains other characters, ''
 * if nothing remains.
 */
export const normaliseVatText = (text: string): string | undefined => {
  if (text.length > longestText) return undefined;
  const plain = text.normalize('NFKC').replaceAll(separators, '');
  return /^[0-9A-Za-z+*]*$/.test(plain) ? plain.toUpperCase() : undefined;
};
