import { type CartContents, type QuoteTerms, quoteCart } from '@ironcart/pricing';
import { createStoreCart, createStoreShopper } from './store-cart.ts';

/** A line to be priced, in minor units. */
export interface CaseLine {
  /** Price of one piece. */
  readonly listPrice: number;
  /** Discount on one piece from a sale, group price, promotion or earned discount. */
  readonly discount: number;
  readonly quantity: number;
}

/** The order that every way prices: plain integers in minor units. */
export interface OrderCase {
  readonly lines: readonly CaseLine[];
  /** Percentage of the sum of the discounted lines, distributed over them. */
  readonly orderDiscountPercent: number;
  /** Tax on every line after its share of the order discount, and on every shipping line. */
  readonly taxPercent: number;
  /** The amount of each shipping line. */
  readonly shipping: readonly number[];
  /** The same order in the store's form: its own products and one of its shoppers. */
  readonly contents: CartContents;
  readonly terms: QuoteTerms;
}

const orderDiscountPercent = 10;

/** Creates an order with the given number of lines of the store's products; deterministic. */
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
