import { sql } from 'kysely';
import type { Database } from '../../db/pool.ts';

/** One line of an order's audit trail. */
export interface AuditEntry {
  readonly at: Date;
  /** 'request <id>', 'job <name>' or 'notification <id>'. */
  readonly cause: string;
  /** The change, as in 'status new -> published' or 'stock product 1001: 2 taken, 0 owed'. */
  readonly what: string;
}

/**
 * History of an order and of everything that it changed, in chronological order. Reads the ledgers themselves, so that
 * nothing is recorded twice; a ledger entry without a cause belongs to the status change of the same time. Contains no
 * card data, tokens, e-mail addresses or gift card codes.
 * @returns undefined for an unknown order
 */
export const readAuditTrail = async (db: Database, orderId: string): Promise<readonly AuditEntry[] | undefined> => {
  const { rows } = await sql<AuditEntry>`
    with changes as (
      select change_id, from_status, to_status, changed_at, cause from order_status_changes where order_id = ${orderId}
    ),
    taking as (select changed_at, cause from changes where from_status is null),
    giving_back as (
      select changed_at, cause from changes where to_status = 'payment_error'
      union all
      select cancelled_at, cancelled_by from orders where order_id = ${orderId} and cancelled_at is not null
    ),
    entries as (
      select changed_at as at, cause, 1 as rank, change_id as id,
        'status ' || coalesce(from_status || ' -> ', '') || to_status as what
      from changes
      union all
      select cancelled_at, cancelled_by, 1, 0, 'cancelled' from orders
      where order_id = ${orderId} and cancelled_at is not null
      union all
      select packed_at, 'staff', 1, 0, 'packed' from orders where order_id = ${orderId} and packed_at is not null
      union all
      select created_at, coalesce('return ' || rma_number, 'cancellation'), 6, 0,
        format('refund of %s to %s: %s', amount, case when payment_key is null then 'gift cards' else 'its payment' end, status)
      from refunds where order_id = ${orderId}
      union all
      select taking.changed_at, taking.cause, 2, product_id,
        format('stock product %s: %s taken, %s owed', product_id, taken, backordered)
      from order_stock, taking where order_id = ${orderId}
      union all
      select returned_at, coalesce(giving_back.cause, 'unknown'), 2, product_id,
        format('stock product %s: %s returned', product_id, taken)
      from order_stock left join giving_back on true where order_id = ${orderId} and returned_at is not null
      union all
      select taking.changed_at, taking.cause, 2, product_id, format('promotion product %s: %s taken', product_id, qty)
      from order_promotions, taking where order_id = ${orderId}
      union all
      select returned_at, coalesce(giving_back.cause, 'unknown'), 2, product_id,
        format('promotion product %s: %s given back', product_id, qty)
      from order_promotions left join giving_back on true where order_id = ${orderId} and returned_at is not null
      union all
      select movements.created_at, coalesce(moved_by.cause, 'unknown'), 3, movement_id, case
        when issued.code is not null then 'gift card sold: ' || amount || ' voided'
        when amount > 0 then 'gift card: ' || amount || ' spent' else 'gift card: ' || -amount || ' given back' end
      from gift_card_movements as movements
        left join issued_gift_cards as issued using (code, order_id)
        left join lateral (
          select cause from taking where amount > 0 and issued.code is null
          union all
          select cause from giving_back where amount <= 0 or issued.code is not null
        ) as moved_by on true
      where order_id = ${orderId}
      union all
      select movements.created_at, coalesce(moved_by.cause, 'unknown'), 4, movement_id,
        format('earned discount %s: %s', entitlement_id, case
          when uses > 0 then uses || ' redeemed' else -uses || ' given back' end)
      from entitlement_movements as movements
        left join lateral (
          select cause from taking where uses > 0 union all select cause from giving_back where uses <= 0
        ) as moved_by on true
      where order_id = ${orderId}
      union all
      select movements.created_at, coalesce(moved_by.cause, 'unknown'), 5, movement_id, 'five for five: ' || case
        when redemptions > 0 then redemptions || ' redeemed' else -redemptions || ' given back' end
      from five_for_five_movements as movements
        left join lateral (
          select cause from taking where redemptions > 0 union all select cause from giving_back where redemptions <= 0
        ) as moved_by on true
      where order_id = ${orderId}
      union all
      select issued_at, 'job confirmations', 7, row_number() over (order by position, piece),
        format('gift card sold: %s issued', initial_balance)
      from issued_gift_cards join gift_cards using (code) where order_id = ${orderId}
      union all
      select happened_at, cause, 6, event_id, 'payment ' || kind || coalesce(' ' || payment_reference, '')
      from payment_events where order_id = ${orderId}
    )
    select at, cause, what from entries order by at, rank, id`.execute(db);
  return rows.length === 0 ? undefined : rows;
};

/** Formats the trail as text, one line per entry: time (UTC), cause and change. */
export const formatAuditTrail = (entries: readonly AuditEntry[]): string =>
  entries.map(({ at, cause, what }) => `${at.toISOString()}  ${cause}  ${what}`).join('\n');
