/** Encodes numbers with characters that need no escaping in cookies and URLs. */
export const numbersText = (numbers: readonly number[]): string => numbers.map((value) => value.toString(36)).join('.');

/** Parses numbers; undefined if one is not a whole number. */
export const numbersIn = (text: string): readonly number[] | undefined => {
  const numbers = text
    .split('.')
    .map((part) => (/^-?[0-9a-z]{1,8}$/.test(part) ? Number.parseInt(part, 36) : Number.NaN));
  return numbers.every(Number.isSafeInteger) ? numbers : undefined;
};

/** Escapes a text for cookies, including the separators of this format. */
export const wordText = (word: string): string =>
  encodeURIComponent(word).replace(/[.!~*'()]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);

/** Unescapes a text; undefined if malformed. */
export const wordIn = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};
