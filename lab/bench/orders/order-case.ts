import { type CartContents, type QuoteTerms, quoteCart } from '@ironcart/pricing';
import { createStoreCart, createStoreShopper } from './store-cart.ts';

/** A line to be priced, in minor units. */
export interface CaseLine {
  /** Of one piece. */
  readonly listPrice: number;
  /** What the shopper pays less for one piece: by a sale, the group's price, a promotion, or what was earned. */
  readonly discount: number;
  readonly quantity: number;
}

/** An order as every way to price it is given it: plain whole numbers, all in minor units. */
export interface OrderCase {
  readonly lines: readonly CaseLine[];
  /** Off the sum of the discounted lines, and shared by them. */
  readonly orderDiscountPercent: number;
  /** Of every line after its share of the order's discount, and of every shipping line. */
  readonly taxPercent: number;
  /** The amount of each shipping line. */
  readonly shipping: readonly number[];
  /** The same order as the store holds it: its own products, and one of its shoppers. */
  readonly contents: CartContents;
  readonly terms: QuoteTerms;
}

const orderDiscountPercent = 10;

/** An order of so many lines of the store's products, always the same one. */
export const createOrderCase = (lineCount: number): OrderCase => {
  const contents = createStoreCart(lineCount);
  const terms: QuoteTerms = {
    now: Date.UTC(2026, 10, 21),
    shopper: createStoreShopper(contents.products),
    orderDiscount: { kind: 'percent', percent: String(orderDiscountPercent) },
  };
  const quote = quoteCart({ ...contents, ...terms });
  if (!quote.ok) throw new Error(`The cart of the comparison has issues: ${quote.issues[0]?.message}`);
  return {
    lines: quote.lines.map(({ listPrice, price, qty }) => ({ listPrice, discount: listPrice - price, quantity: qty })),
    orderDiscountPercent,
    taxPercent: 20,
    shipping: [499, 1_299],
    contents,
    terms,
  };
};
