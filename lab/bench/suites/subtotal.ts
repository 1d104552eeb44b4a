import type { LineItem } from '@ironcart/core/list';
import { displayedPrice, quoteCart } from '@ironcart/pricing';
import { Decimal } from 'decimal.js';
import { Bench } from 'tinybench';
import type { Comparison } from '../figures/ratio-table.ts';
import { cartOf, now, products } from '../orders/subtotal-carts.ts';

const context = { now, shopper: { groupId: 0 } };

/** Lines that one measured step prices, whatever the cart's size, so that the timer's cost is negligible. */
const linesPerStep = 1000;

/** The wire's prices as decimal.js objects, created once as a product is loaded once. */
const decimalPrices = new Map(
  [...products].map(([id, product]) => [id, new Decimal(displayedPrice(product, context).price).div(100)]),
);

/** The usual approach: decimal objects, price times quantity, rounded per line, summed, without price rules. */
const priceWithDecimals = (cart: readonly LineItem[]): Decimal =>
  cart.reduce(
    (sum, { productId, qty }) =>
      sum.plus((decimalPrices.get(productId) ?? new Decimal(0)).times(qty).toDecimalPlaces(2, Decimal.ROUND_HALF_UP)),
    new Decimal(0),
  );

const integerPrices = [...products.values()].map((product) => displayedPrice(product, context).price as number);

/** The baseline: integer sums only. */
const sumIntegers = (cart: readonly LineItem[]): number => {
  let sum = 0;
  for (const { productId, qty } of cart) sum += (integerPrices[productId] ?? 0) * qty;
  return sum;
};

/** Ways to a cart's subtotal: decimal dollars or integer cents. */
const ways = [
  { name: 'decimal.js, sums only', isOurs: false, price: priceWithDecimals },
  {
    name: '@ironcart/pricing, all rules',
    isOurs: true,
    price: (items) => quoteCart({ ...context, items, products }).subtotal,
  },
  { name: 'integer loop, sums only', isOurs: false, price: sumIntegers },
] as const satisfies readonly {
  readonly name: string;
  readonly isOurs: boolean;
  readonly price: (cart: readonly LineItem[]) => Decimal | number;
}[];

const centsOf = (sum: Decimal | number): number => (typeof sum === 'number' ? sum : sum.times(100).toNumber());

const assertSameSums = (cart: readonly LineItem[]): void => {
  const sums = ways.map(({ price }) => centsOf(price(cart)));
  if (new Set(sums).size > 1) throw new Error(`The ways to price a cart disagree: ${sums.join(', ')}.`);
};

/** Keeps the results alive, so that no loop is optimised away. */
let latest: Decimal | number = 0;

/** Prices carts of 1 to 1000 lines with decimal.js, with @ironcart/pricing and with a plain integer loop. */
export const measureSubtotal = async (): Promise<readonly Comparison[]> => {
  const comparisons: Comparison[] = [];
  for (const lines of [1, 10, 100, 1000]) {
    const cart = cartOf(lines);
    assertSameSums(cart);
    const cartsPerStep = linesPerStep / lines;
    const bench = new Bench({ time: 500, warmupTime: 200 });
    for (const { name, price } of ways) {
      bench.add(name, () => {
        for (let step = 0; step < cartsPerStep; step += 1) latest = price(cart);
      });
    }
    await bench.run();
    comparisons.push({
      title: `Cart of ${lines} ${lines === 1 ? 'line' : 'lines'}`,
      unit: 'carts',
      measurements: ways.map(({ name, isOurs }) => {
        const result = bench.getTask(name)?.result;
        if (result?.state !== 'completed') throw new Error(`${name} was not measured.`);
        return { name, isOurs, perSecond: result.throughput.p50 * cartsPerStep };
      }),
    });
  }
  if (centsOf(latest) === 0) throw new Error('The carts of the comparison cost nothing.');
  return comparisons;
};
