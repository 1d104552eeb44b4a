import type { Currency } from '@ironcart/core/money';
import type { ColumnType, Generated } from 'kysely';
import type { Instant } from './column-types.ts';

/** The kinds of facts of a merchant's facet: texts, or numbers with a unit. */
export const ownFacetKinds = ['choice', 'weight', 'length', 'millimetres', 'number'] as const;

/** One of `ownFacetKinds`. */
export type OwnFacetKind = (typeof ownFacetKinds)[number];

/** Search data beside the catalogue, and search events. */
export interface SearchTables {
  search_synonyms: { phrase: string; means: string };
  search_redirects: { phrase: string; target: string };
  search_replacements: { product_id: number; replacement_id: number };
  search_currencies: { currency: Currency; place: number };
  /** Written by database triggers; read-only. */
  search_documents: {
    product_id: ColumnType<number, never, never>;
    traits: ColumnType<Readonly<Record<string, readonly (string | number)[]>>, never, never>;
  };
  search_facets: {
    key: string;
    name: string;
    kind: OwnFacetKind;
    unit: string;
    facts: readonly string[];
    on_cards: boolean;
    position: number;
  };
  search_feed: {
    is_only: Generated<boolean>;
    generation: string | null;
    building: string | null;
    built_up_to: Generated<number>;
    fed: Generated<number>;
    seen_at: Generated<Instant>;
  };
  search_changes: { change_id: Generated<number>; product_id: number; noted_at: Generated<Instant> };
  search_events: {
    event_id: Generated<number>;
    site_code: string;
    name: string;
    user_id: string;
    uri: string;
    detail: ColumnType<Record<string, unknown>, string, string>;
    happened_at: Instant;
  };
}
