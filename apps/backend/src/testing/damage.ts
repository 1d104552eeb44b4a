import { sql } from 'kysely';
import type { Database } from '../db/pool.ts';

/** Violations of the invariants in the whole database. Every number must be 0. */
export interface Damage {
  /** Lists with more than one live order (I1). */
  readonly duplicateOrders: number;
  /** Lists for which money was captured more than once. */
  readonly duplicateCaptures: number;
  /** Products whose stock and ledger do not add up to the supply (I3). */
  readonly oversold: number;
  /** Gift cards, earned discounts and offers whose balance and ledger do not add up to their initial amount (I4). */
  readonly overdrawn: number;
  /** Captured or authorized payments without a placed order (I5). */
  readonly strandedCaptures: number;
  /** Published orders whose capture differs from the amount due (I2). */
  readonly wrongCaptures: number;
  /** Orders whose subtotal is not the sum of their lines (I6). */
  readonly wrongTotals: number;
  /** Orders that are still pending after everything was settled. */
  readonly unsettled: number;
}

/**
 * @param supplied total stock ever added, by product id
 */
export const assessDamage = async (db: Database, supplied: ReadonlyMap<number, number>): Promise<Damage> => {
  const { rows } = await sql<Damage>`
    select
      (select count(*)::int from (
        select from orders where status <> 'payment_error' group by store_id, list_id having count(*) > 1
      ) as doubled) as "duplicateOrders",
      (select count(*)::int from (
        select from orders join pay_payments on reference = order_id
        where captured > 0 group by store_id, list_id having count(*) > 1
      ) as doubled) as "duplicateCaptures",
      (select count(*)::int
        from unnest(${[...supplied.keys()]}::int[], ${[...supplied.values()]}::int[]) as supply (product_id, quantity)
          join inventory using (product_id)
        where qoh < 0 or qoh + coalesce((
          select sum(stock_shares.qoh) from stock_shares where stock_shares.product_id = supply.product_id
        ), 0) + coalesce((
          select sum(taken) from order_stock
          where order_stock.product_id = supply.product_id and returned_at is null
        ), 0) <> quantity) as "oversold",
      (select count(*)::int from gift_cards where balance < 0 or balance <> initial_balance - coalesce((
          select sum(amount) from gift_card_movements where gift_card_movements.code = gift_cards.code), 0))
        + (select count(*)::int from entitlements where remaining_uses < 0 or remaining_uses <> initial_uses - coalesce((
          select sum(uses) from entitlement_movements
          where entitlement_movements.entitlement_id = entitlements.entitlement_id), 0)) as "overdrawn",
      (select count(*)::int from pay_payments left join orders on order_id = reference
        where (captured > 0 and orders.status is distinct from 'published')
          or (pay_payments.status = 'authorised' and orders.status = 'payment_error')) as "strandedCaptures",
      (select count(*)::int from orders
        where status = 'published' and payment_amount > 0 and payment_amount is distinct from (
          select sum(captured) from pay_payments where reference = order_id)) as "wrongCaptures",
      (select count(*)::int from orders where subtotal <> (
        select sum(row_total) from order_items where order_items.order_id = orders.order_id)) as "wrongTotals",
      (select count(*)::int from orders where status in ('new', 'payment_pending') or void_due) as "unsettled"`.execute(
    db,
  );
  const [damage] = rows;
  if (!damage) throw new Error('The damage could not be counted');
  return damage;
};
