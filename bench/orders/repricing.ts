import { type LineItem, money, type Product } from '@ironcart/core';
import { createCartPricer, quoteCart } from '@ironcart/pricing';
import { plainProduct } from './catalogue.ts';
import { createOrderCase } from './order-case.ts';

const terms = { now: Date.UTC(2026, 10, 21), shopper: { groupId: 0 } };

/** Ways to a cart's subtotal after the quantity of one line has changed. */
export interface Repricing {
  /** A cart of this one line alone, checked and priced. */
  readonly oneLine: () => number;
  /** The pricer that has priced the cart before. */
  readonly changedLine: () => number;
  /** Everything checked and priced again. */
  readonly wholeCart: () => number;
}

/** A cart of so many lines, of which one after another changes its quantity. */
export const createRepricing = (lineCount: number): Repricing => {
  const products = new Map<number, Product>();
  const items = createOrderCase(lineCount).lines.map(({ listPrice, discount, quantity }, index): LineItem => {
    products.set(index, plainProduct(index, { listPrice: money(listPrice), salePrice: money(listPrice - discount) }));
    return { listItemId: String(index), productId: index, qty: quantity, options: {}, metadata: {}, children: [] };
  });
  const pricer = createCartPricer(products, terms);
  for (const item of items) pricer.set(item);

  let turn = 0;
  const nextChange = (): LineItem => {
    turn += 1;
    const item = items[turn % items.length];
    if (!item) throw new Error('The cart of the comparison has no lines.');
    return { ...item, qty: 1 + (turn % 9) };
  };
  const priced = (changed: readonly LineItem[]): number => {
    const quote = quoteCart({ ...terms, items: changed, products });
    if (!quote.ok) throw new Error('The cart of the comparison has issues.');
    return quote.subtotal;
  };
  return {
    oneLine: () => priced([nextChange()]),
    changedLine: () => {
      pricer.set(nextChange());
      return pricer.subtotal ?? Number.NaN;
    },
    wholeCart: () => {
      const change = nextChange();
      return priced(items.map((item) => (item.listItemId === change.listItemId ? change : item)));
    },
  };
};
