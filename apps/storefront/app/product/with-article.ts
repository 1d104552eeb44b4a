/** A word with a capital first letter alone, not an abbreviation such as 'EU size'. */
const capitalised = /^\p{Lu}(?=\p{Ll})/u;

/** A label with its indefinite article, for the middle of an English sentence: 'a colour', 'an inseam', 'an EU size'. */
export const withArticle = (label: string): string =>
  `${/^[aeiou]/i.test(label) ? 'an' : 'a'} ${label.replace(capitalised, (letter) => letter.toLowerCase())}`;
