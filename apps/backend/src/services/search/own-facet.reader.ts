import type { Database } from '../../db/pool.ts';
import type { OwnFacetKind } from '../../db/tables/search-tables.ts';

/** A facet that the merchant made of facts of products. */
export interface OwnFacet {
  readonly key: string;
  readonly name: string;
  readonly kind: OwnFacetKind;
  /** The unit of the kind 'number'. */
  readonly unit: string;
  /** The labels of specifications and the names of attributes that it is made of. */
  readonly facts: readonly string[];
  /** Whether a product's card in a list says it. */
  readonly isOnCards: boolean;
}

/** The merchant's facets in their order. */
export const readOwnFacets = async (db: Database): Promise<readonly OwnFacet[]> => {
  const rows = await db.selectFrom('search_facets').selectAll().orderBy('position').orderBy('key').execute();
  return rows.map(({ key, name, kind, unit, facts, on_cards }) => ({
    key,
    name,
    kind,
    unit,
    facts,
    isOnCards: on_cards,
  }));
};
