import type { Currency } from '@ironcart/core/money';
import type { ColumnType, Generated } from 'kysely';
import type { Instant } from './column-types.ts';

/** Search data beside the catalogue, and search events. */
export interface SearchTables {
  search_synonyms: { phrase: string; means: string };
  search_redirects: { phrase: string; target: string };
  search_replacements: { product_id: number; replacement_id: number };
  search_currencies: { currency: Currency; place: number };
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
