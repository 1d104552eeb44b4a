/** Far more than any number with its separators: longer text is no number, and is not looked at. */
const longestText = 64;

/** What people put between the digits, and marks that are not seen: direction, joiners, byte order. */
const separators = /[\s\p{Cf}\p{Pd}./:'_]/gu;

/**
 * The letters and digits of a VAT number as typed or pasted: full-width digits become plain, letters upper case;
 * spaces, dots, dashes, slashes and invisible marks go. Undefined where anything else is in it, '' where nothing is.
 */
export const normaliseVatText = (text: string): string | undefined => {
  if (text.length > longestText) return undefined;
  const plain = text.normalize('NFKC').replaceAll(separators, '');
  return /^[0-9A-Za-z+*]*$/.test(plain) ? plain.toUpperCase() : undefined;
};
