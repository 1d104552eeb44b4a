import { type Product, rulesOf } from '@ironcart/core/product';
import { activePromo, type PricedLine } from '@ironcart/pricing';
import { sql } from 'kysely';
import type { Transaction } from '../../db/transaction.ts';
import type { PlacementPart } from './placement-statement.ts';

/** The number of pieces of an order at the price of a promotion with a limited quantity. */
export interface PromotedPieces {
  readonly productId: number;
  readonly sku: string;
  readonly qty: number;
  /** The promotion's remaining quantity when the order was verified. */
  readonly left: number;
}

/** The pieces of limited promotions in priced lines, by product. */
export const promotedPiecesOf = (
  lines: readonly PricedLine[],
  products: ReadonlyMap<number, Product>,
  nowMs: number,
): readonly PromotedPieces[] => {
  const pieces = new Map<number, PromotedPieces>();
  const count = (line: PricedLine, times: number): void => {
    const qty = line.qty * times;
    for (const child of line.children) count(child, qty);
    // A configurable product has its child's price, so the child's promotion counts.
    const isPromoted = line.rung === 'promo' && !rulesOf(line).isSoldAsChild;
    const product = isPromoted ? products.get(line.productId) : undefined;
    const left = product && activePromo(product, nowMs)?.quantity;
    if (!product || left === undefined) return;
    const { productId, sku } = product;
    pieces.set(productId, { productId, sku, left, qty: qty + (pieces.get(productId)?.qty ?? 0) });
  };
  for (const line of lines) count(line, 1);
  return [...pieces.values()];
};

/**
 * Takes the pieces of limited promotions, in the order of the products' ids; refused as a wrong price if fewer are
 * left, so that the shopper's cart is repriced. Orders of one promotion do not block each other while many pieces are
 * left.
 * @returns undefined if the order uses no limited promotion
 */
export const takePromotions = (pieces: readonly PromotedPieces[]): PlacementPart | undefined => {
  if (pieces.length === 0) return undefined;
  return {
    expressions: sql`
      promoted as (
        select product_id, qty from unnest(${pieces.map(({ productId }) => productId)}::int[], ${pieces.map(({ qty }) => qty)}::int[])
          as promoted (product_id, qty)
      ),
      -- The order's id is an argument of the arguments, so that nothing is taken when there is no order.
      promotions_taken as materialized (
        select order_id, promotion.product_id, promotion.qty from placed cross join lateral take_promotions(
          (select array_agg(product_id) from promoted where order_id is not null),
          (select array_agg(qty) from promoted where order_id is not null)) as promotion
      ),
      promotion_ledger as (
        insert into order_promotions (order_id, product_id, qty) select order_id, product_id, qty from promotions_taken
      )`,
    last: 'promotions_taken',
    refusal: 'wrong_product_price',
    refusedWhat: sql`select 'A promotion' where exists (
      select from promoted where product_id not in (select product_id from promotions_taken))`,
  };
};

/** Returns the pieces that a failed order took from limited promotions, once, in the order of the products' ids. */
export const returnPromotions = async (transaction: Transaction, orderId: string, now: Date): Promise<void> => {
  await sql`
    with returned as (
      update order_promotions set returned_at = ${now} where order_id = ${orderId} and returned_at is null
      returning product_id, qty
    ),
    promotions as (
      select product_id, qty, search_amount(attributes ->> 'rogue_promo_qty') as pieces_left
      from returned join products using (product_id) order by product_id for no key update of products
    )
    update products set attributes = jsonb_set(attributes, '{rogue_promo_qty}', to_jsonb(pieces_left + qty))
    from promotions where products.product_id = promotions.product_id and pieces_left is not null`.execute(transaction);
};
