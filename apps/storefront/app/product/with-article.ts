/**
 * A label with its indefinite article: 'Colour' becomes 'a colour', 'Inseam' 'an inseam', and 'EU size' 'an EU size'.
 */
export const withArticle = (label: string): string => {
  const words = label.replace(/\p{L}+/gu, (word) => (/^\p{Lu}{2,}$/u.test(word) ? word : word.toLowerCase()));
  return `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;
};
