/** The classes of a product's text, best first: its name; its brand; its options and categories; its description. */
export const textClasses = ['name', 'brand', 'options', 'description'] as const;

export type TextClass = (typeof textClasses)[number];

/**
 * A query for a product's texts. Words are normalised: as returned by `search_text`, or their stems. `beginning` is a
 * prefix of a word; the words of a `sequence` are consecutive. `classes` limits the text classes; undefined: all.
 */
export type WordsQuery =
  | { readonly kind: 'word'; readonly word: string; readonly classes?: readonly TextClass[] }
  | { readonly kind: 'beginning'; readonly word: string }
  | { readonly kind: 'sequence'; readonly words: readonly string[]; readonly classes?: readonly TextClass[] }
  | { readonly kind: 'all' | 'any'; readonly of: readonly WordsQuery[] };

export const wordQuery = (word: string): WordsQuery => ({ kind: 'word', word });

const distinct = (queries: readonly WordsQuery[]): readonly WordsQuery[] => [
  ...new Map(queries.map((query) => [JSON.stringify(query), query])).values(),
];

const combined = (kind: 'all' | 'any', queries: readonly WordsQuery[]): WordsQuery => {
  const of = distinct(queries);
  const [only] = of;
  return only && of.length === 1 ? only : { kind, of };
};

export const allOf = (queries: readonly WordsQuery[]): WordsQuery => combined('all', queries);
export const anyOf = (queries: readonly WordsQuery[]): WordsQuery => combined('any', queries);
