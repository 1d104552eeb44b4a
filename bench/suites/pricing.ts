import type { LineItem } from '@ironcart/core';
import { displayedPrice, priceCart } from '@ironcart/pricing';
import { Decimal } from 'decimal.js';
import { Bench } from 'tinybench';
import type { Comparison } from '../ratio-table.ts';
import { cartOf, now, products } from './carts.ts';

const context = { now, groupId: 0 };

/** The wire's prices as a decimal.js program holds them: made once, as a product is loaded once. */
const decimalPrices = new Map(
  [...products].map(([id, product]) => [id, new Decimal(displayedPrice(product, context).price).div(100)]),
);

/** What is usual instead: decimal objects, price times quantity, rounded per line, summed. The price rules are left out. */
const priceWithDecimals = (cart: readonly LineItem[]): Decimal =>
  cart.reduce(
    (sum, { productId, qty }) =>
      sum.plus((decimalPrices.get(productId) ?? new Decimal(0)).times(qty).toDecimalPlaces(2, Decimal.ROUND_HALF_UP)),
    new Decimal(0),
  );

const integerPrices = [...products.values()].map((product) => displayedPrice(product, context).price as number);

/** The floor: nothing but integer sums, without any rule, check or line. */
const sumIntegers = (cart: readonly LineItem[]): number => {
  let sum = 0;
  for (const { productId, qty } of cart) sum += (integerPrices[productId] ?? 0) * qty;
  return sum;
};

/** Prices carts of 1 to 1000 lines with decimal.js, with @ironcart/pricing, and with a bare integer loop. */
export const measurePricing = async (): Promise<readonly Comparison[]> => {
  const comparisons: Comparison[] = [];
  for (const lines of [1, 10, 100, 1000]) {
    const cart = cartOf(lines);
    const bench = new Bench({ time: 400, warmupTime: 150 })
      .add('decimal.js, sums only', () => priceWithDecimals(cart))
      .add('@ironcart/pricing, all rules', () => priceCart(cart, products, context))
      .add('integer loop, sums only', () => sumIntegers(cart));
    await bench.run();
    comparisons.push({
      title: `Cart of ${lines} ${lines === 1 ? 'line' : 'lines'}`,
      unit: 'carts',
      measurements: bench.tasks.map(({ name, result }) => {
        if (result.state !== 'completed') throw new Error(`${name} was not measured: ${result.state}`);
        return { name, perSecond: result.throughput.mean };
      }),
    });
  }
  return comparisons;
};
