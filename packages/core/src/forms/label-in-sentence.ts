/** Words that keep their capital within a sentence. */
const names = new Set(['Eircode']);

/** Several letters, all of them capitals: 'ZIP', 'VAT'. */
const abbreviation = /^\p{Lu}{2,}$/u;

/** A field's label within a sentence: 'First Name' becomes 'first name', 'ZIP code' and 'VAT number' stay. */
export const labelInSentence = (label: string): string =>
  label.replace(/\p{L}+/gu, (word) => (names.has(word) || abbreviation.test(word) ? word : word.toLowerCase()));
