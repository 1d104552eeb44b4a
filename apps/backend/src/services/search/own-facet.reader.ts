import type { Database } from '../../db/pool.ts';
import type { OwnFacetKind } from '../../db/tables/search-tables.ts';

/** A merchant's facet, composed of product facts. */
export interface OwnFacet {
  readonly key: string;
  readonly name: string;
  readonly kind: OwnFacetKind;
  /** The unit of the kind 'number'. */
  readonly unit: string;
  /** The specification labels and attribute names that it combines. */
  readonly facts: readonly string[];
  /** Whether product cards in lists show it. */
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
