import type { ListType } from '@ironcart/core/list';
import type { SiteCode } from '@ironcart/core/site';
import type { Generated } from 'kysely';
import type { Instant, Json } from './column-types.ts';

/** Carts, wishlists and their items. */
export interface ListTables {
  lists: {
    list_id: string;
    site_code: SiteCode;
    type: ListType;
    session_id: string | null;
    customer_id: string | null;
    is_active: Generated<boolean>;
    active_cart_ts: number | null;
    email: string | null;
    is_shared: Generated<boolean>;
    rs_anon_id: string | null;
    name: string | null;
    registry: Json<Record<string, unknown>> | null;
    url_key: string | null;
    revision: Generated<number>;
    created_at: Instant;
  };
  list_items: {
    list_item_id: string;
    list_id: string;
    position: Generated<number>;
    product_id: number;
    qty: number;
    options: Json<Record<string, unknown>>;
    metadata: Json<Record<string, unknown>>;
    children: Json<readonly unknown[]>;
    quoted_until: Instant | null;
  };
  quotes: {
    quote_id: string;
    customer_id: string;
    site_code: SiteCode;
    note: string;
    lines: Json<readonly unknown[]>;
    requested_at: Instant;
    priced_at: Instant | null;
    valid_until: Instant | null;
    accepted_at: Instant | null;
  };
}
