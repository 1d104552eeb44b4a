/**
 * A label with its indefinite article, as the merchant writes it: 'a Colour', 'an Inseam', 'a Gewicht'. In other
 * languages than English, small letters may be wrong.
 */
export const withArticle = (label: string): string => `${/^[aeiou]/i.test(label) ? 'an' : 'a'} ${label}`;
