import type { LineItem } from '@ironcart/core/list';
import { createCartPricer, quoteCart } from '@ironcart/pricing';
import type { OrderCase } from './order-case.ts';

/** Ways to a cart's subtotal after one line's quantity has changed. */
export interface Repricing {
  /** Checks and prices a cart of this line only. */
  readonly oneLine: () => number;
  /** Reprices with the pricer that has already priced the cart. */
  readonly changedLine: () => number;
  /** Checks and prices the whole cart again. */
  readonly wholeCart: () => number;
}

/** Creates a cart in which one line after another changes its quantity. */
export const createRepricing = ({ contents: { items, products }, terms: { now, shopper } }: OrderCase): Repricing => {
  const terms = { now, shopper };
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
