import type { Currency } from '@ironcart/core/money';
import { type RawBuilder, sql } from 'kysely';

/** A customer group with prices of its own, in the currency of a site. */
export interface PriceGroup {
  readonly groupId: number;
  readonly currency: Currency;
}

/** The lower of a price and the group's; the price itself for guests and groups without prices of their own. */
export const orGroupPrice = (price: RawBuilder<unknown>, group: PriceGroup | undefined): RawBuilder<unknown> =>
  group ? sql`least(${price}, group_price)` : price;

/** Joins the prices of the group to `search_documents`; nothing without one. */
export const joinGroupPrices = (group: PriceGroup | undefined): RawBuilder<unknown> =>
  group
    ? sql`left join (
        select product_id as priced_id, price as group_price from group_prices
        where group_id = ${group.groupId} and currency = ${group.currency}
      ) as grouped on priced_id = product_id`
    : sql``;
