/** Numbers as short texts of the characters that a cookie and an address leave as they are. */
export const numbersText = (numbers: readonly number[]): string => numbers.map((value) => value.toString(36)).join('.');

/** Reads numbers back; undefined where one is none, or no whole one. */
export const numbersIn = (text: string): readonly number[] | undefined => {
  const numbers = text
    .split('.')
    .map((part) => (/^-?[0-9a-z]{1,8}$/.test(part) ? Number.parseInt(part, 36) : Number.NaN));
  return numbers.every(Number.isSafeInteger) ? numbers : undefined;
};

/** Any text in the characters that a cookie leaves as they are, without those that separate. */
export const wordText = (word: string): string =>
  encodeURIComponent(word).replace(/[.!~*'()]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);

/** Reads a text back; undefined where it is broken. */
export const wordIn = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};
