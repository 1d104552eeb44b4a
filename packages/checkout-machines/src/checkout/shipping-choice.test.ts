import { expect, it } from 'vitest';
import { openCheckout } from '../testing/checkout-world.ts';
import { product } from '../testing/fixtures.ts';
import { rateTermsOf } from './shipping-choice.ts';

const heavy = product(2, { attributes: { shipperhq_shipping_group: 'HEAVY_DIRECT' } });

it.each([
  ['a line itself', [product(1), heavy], 2, []],
  ['a part of a line', [product(1), heavy], 1, [2]],
] as const)('order is heavy-direct by %s', (_, products, productId, parts) => {
  const { context } = openCheckout().snapshot();
  const [line] = context.cart.items;
  if (line === undefined) throw new Error('The cart has a line');
  const children = parts.map((part) => ({ ...line, productId: part, children: [] }));
  const termsWith = (sold: readonly (typeof heavy)[]) =>
    rateTermsOf({ ...context, cart: { ...context.cart, items: [{ ...line, productId, children }], products: sold } });
  expect(termsWith(products).hasHeavyDirect).toBe(true);
  expect(termsWith([product(1), product(2)]).hasHeavyDirect).toBe(false);
});
