import type { Site } from '@ironcart/core/site';
import type { Entitlement, PricedLine } from '@ironcart/pricing';
import { sql } from 'kysely';
import { amountFromColumn } from '../../db/amount.ts';
import type { Database } from '../../db/pool.ts';
import type { Transaction } from '../../db/transaction.ts';
import { after, type PlacementPart } from './placement-statement.ts';

/** A customer's earned discount on a product, with its database row. */
export type EarnedDiscount = Entitlement & {
  readonly entitlementId: string;
  /** The order that earned it; may be an order of another system. */
  readonly earnedBy: string;
};

/** The number of pieces of an order that redeem a limited entitlement. */
export interface RedeemedUses {
  readonly entitlementId: string;
  readonly uses: number;
}

/** A customer's earned discounts by product id, if valid on the site: an amount is valid in its own currency only. */
export const readEarnedDiscounts = async (
  db: Database,
  customerId: string | undefined,
  { currency }: Site,
): Promise<ReadonlyMap<number, EarnedDiscount>> => {
  if (customerId === undefined) return new Map();
  const rows = await db
    .selectFrom('entitlements')
    .select(['entitlement_id', 'product_id', 'earned_by', 'percent', 'amount', 'has_free_shipping', 'remaining_uses'])
    .where('customer_id', '=', customerId)
    .where((where) => where.or([where('currency', 'is', null), where('currency', '=', currency)]))
    // An entitlement earned by an order ends when the order is cancelled or fully refunded.
    .where(
      sql<boolean>`not exists (
        select from orders where orders.order_id = earned_by and (cancelled_at is not null or (
          select sum(refund) from return_authorizations returns where returns.order_id = orders.order_id
        ) >= grand_total_including_tax))`,
    )
    .execute();
  return new Map(
    rows.map(({ entitlement_id, product_id, earned_by, percent, amount, has_free_shipping, remaining_uses }) => [
      product_id,
      {
        ...(amount === null
          ? { kind: 'percent' as const, percent: percent ?? '0' }
          : { kind: 'fixed' as const, amount: amountFromColumn(amount) }),
        entitlementId: entitlement_id,
        earnedBy: earned_by,
        hasFreeShipping: has_free_shipping,
        remainingUses: remaining_uses ?? undefined,
      },
    ]),
  );
};

const flat = (lines: readonly PricedLine[]): readonly PricedLine[] =>
  lines.flatMap((line) => [line, ...flat(line.children)]);

/** The uses of limited entitlements by priced lines, as counted by pricing. */
export const redeemedUsesOf = (
  lines: readonly PricedLine[],
  earned: ReadonlyMap<number, EarnedDiscount>,
): readonly RedeemedUses[] => {
  const outcomes = flat(lines).flatMap(({ redemption }) => (redemption?.outcome === 'redeemed' ? [redemption] : []));
  return [...earned.values()].flatMap((discount) => {
    const left = outcomes.flatMap(({ entitlement, usesLeft }) =>
      entitlement === discount && usesLeft !== undefined ? [usesLeft] : [],
    );
    const uses = (discount.remainingUses ?? 0) - Math.min(...left, discount.remainingUses ?? 0);
    return uses > 0 ? [{ entitlementId: discount.entitlementId, uses }] : [];
  });
};

/**
 * Redeems entitlements by a conditional update, locked in the order of their ids; refused as a wrong price if one has
 * too few uses left, so that the shopper's cart is repriced (FAULTS 20).
 * @param waitFor the preceding expression of the statement
 * @returns undefined if the order redeems no limited entitlement
 */
export const redeemEntitlements = (
  redeemed: readonly RedeemedUses[],
  now: Date,
  waitFor: string,
): PlacementPart | undefined => {
  if (redeemed.length === 0) return undefined;
  return {
    expressions: sql`
      redeeming as (
        select entitlement_id, uses from unnest(
          ${redeemed.map(({ entitlementId }) => entitlementId)}::uuid[], ${redeemed.map(({ uses }) => uses)}::int[]
        ) as redeeming (entitlement_id, uses)
      ),
      tickets as (
        select entitlement_id, uses, remaining_uses from placed cross join redeeming join entitlements using (entitlement_id)
        where ${after(waitFor)} order by entitlement_id for update of entitlements
      ),
      redeemed as (
        update entitlements set remaining_uses = entitlements.remaining_uses - uses from tickets
        where entitlements.entitlement_id = tickets.entitlement_id and tickets.remaining_uses >= uses
        returning entitlements.entitlement_id, uses
      ),
      entitlement_ledger as (
        insert into entitlement_movements (entitlement_id, order_id, uses, created_at)
        select entitlement_id, order_id, uses, ${now}::timestamptz from placed, redeemed
      )`,
    last: 'redeemed',
    refusal: 'wrong_product_price',
    refusedWhat: sql`select 'An earned discount' where exists (
      select from redeeming where entitlement_id not in (select entitlement_id from redeemed))`,
  };
};

/** Returns the uses that a failed order redeemed, once, in the order of the ids. */
export const returnEntitlements = async (transaction: Transaction, orderId: string, now: Date): Promise<void> => {
  await sql`
    with owed as (
      select entitlement_id, sum(uses)::int as uses from entitlement_movements
      where order_id = ${orderId} group by entitlement_id having sum(uses) > 0
    ),
    tickets as (
      select entitlement_id, uses from owed join entitlements using (entitlement_id)
      order by entitlement_id for update of entitlements
    ),
    returned as (
      update entitlements set remaining_uses = remaining_uses + uses from tickets
      where entitlements.entitlement_id = tickets.entitlement_id
      returning entitlements.entitlement_id, uses
    )
    insert into entitlement_movements (entitlement_id, order_id, uses, created_at)
    select entitlement_id, ${orderId}, -uses, ${now}::timestamptz from returned`.execute(transaction);
};
