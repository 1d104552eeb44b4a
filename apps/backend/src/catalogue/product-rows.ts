import type { Currency } from '@ironcart/core/money';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../db/pool.ts';
import type { Transaction } from '../db/transaction.ts';
import type { StockRow } from './product-stock.ts';

/** The remaining pieces of a limited promotion, if orders have moved a part into shares; otherwise null. */
export const piecesLeft = sql<number | null>`(
  select search_amount(products.attributes ->> 'rogue_promo_qty') + sum(pieces)
  from promotion_shares where promotion_shares.product_id = products.product_id having count(*) > 0)::int`;

/** Products with their price in one currency, stock, children, categories and pictures, in a single query. */
export const selectProducts = (db: Database | Transaction, currency: Currency) =>
  db
    .selectFrom('products')
    .innerJoin('product_prices', (join) =>
      join.onRef('product_prices.product_id', '=', 'products.product_id').on('product_prices.currency', '=', currency),
    )
    .leftJoinLateral(sql<StockRow>`stock_for_sale(products)`.as('stock'), (join) => join.onTrue())
    .select([
      'products.product_id',
      'products.sku',
      'products.name',
      'products.type',
      'products.brand',
      'products.url_key',
      'products.short_description',
      'products.description',
      'products.weight',
      'products.visibility',
      'products.rating_average',
      'products.rating_count',
      'products.attributes',
      'products.pictures',
      'products.details',
      'product_prices.price',
      'product_prices.special_price',
      'stock.qoh',
      'stock.min_qty',
      'stock.max_qty',
      'stock.backorder',
      'stock.lead_time',
      'stock.bin',
    ])
    .select((select) => [
      piecesLeft.as('pieces_left'),
      select
        .exists(
          select
            .selectFrom('product_children')
            .innerJoin('product_prices as of_variant', 'of_variant.product_id', 'product_children.child_id')
            .select('product_children.child_id')
            .whereRef('product_children.parent_id', '=', 'products.product_id')
            .where('products.type', 'in', ['configurable', 'grouped'])
            .where('of_variant.currency', '=', currency)
            .where(
              sql<boolean>`least(of_variant.price, of_variant.special_price) > least(product_prices.price, product_prices.special_price)`,
            ),
        )
        .$castTo<boolean>()
        .as('has_dearer_variants'),
      jsonArrayFrom(
        select
          .selectFrom('product_children')
          .select('product_children.child_id')
          .whereRef('product_children.parent_id', '=', 'products.product_id')
          .orderBy('product_children.position'),
      ).as('children'),
      jsonArrayFrom(
        select
          .selectFrom('category_products')
          .select('category_products.category_id')
          .whereRef('category_products.product_id', '=', 'products.product_id')
          .orderBy('category_products.category_id'),
      ).as('categories'),
    ]);

export type ProductRow = Awaited<ReturnType<ReturnType<typeof selectProducts>['execute']>>[number];
