/** The supported sort orders; others fall back to relevance, then `featured`. */
const sortNames = ['featured', 'relevance', 'price', 'name', 'rating', 'newest'] as const;

export type SortName = (typeof sortNames)[number];

export const isSortName = (name: string): name is SortName => sortNames.some((known) => known === name);

/** A sort criterion; the best match comes first among equals. Featured and relevance are always descending. */
export interface Sort {
  readonly name: SortName;
  readonly order: 'asc' | 'desc';
}
