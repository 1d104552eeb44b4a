import type { LineItem } from '@ironcart/core/list';
import { money } from '@ironcart/core/money';
import type { Product } from '@ironcart/core/product';
import { plainProduct } from './catalogue.ts';

const productCount = 200;

const productOf = (index: number): Product =>
  plainProduct(
    index,
    { listPrice: money(1999 + index * 37), salePrice: index % 3 === 0 ? money(1799 + index * 31) : undefined },
    index % 5 === 0
      ? { rogue_promo_enabled: '1', rogue_promo_price: '15.49', rogue_promo_to_date: '2030-12-31' }
      : { rogue_promo_enabled: '0' },
  );

/** The catalogue of the measured carts: list, sale and promotion prices. */
export const products: ReadonlyMap<number, Product> = new Map(
  Array.from({ length: productCount }, (_, index) => [index, productOf(index)]),
);

/** Creates a cart with the given number of lines; deterministic. */
export const cartOf = (lines: number): readonly LineItem[] =>
  Array.from({ length: lines }, (_, index) => ({
    listItemId: String(index),
    productId: (index * 7) % productCount,
    qty: 1 + (index % 4),
    options: {},
    metadata: {},
    children: [],
  }));

/** The time at which every measured cart is priced. */
export const now = Date.UTC(2026, 10, 21);
