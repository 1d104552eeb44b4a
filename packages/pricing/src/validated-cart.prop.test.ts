import { type LineItem, type Money, money, type Product, percentOf, sum } from '@ironcart/core';
import { type ArbitraryCart, arbitraryCart, arbitraryPrice, plainLineItem, plainProduct } from '@ironcart/core/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCartPricer } from './cart-pricer.ts';
import type { Entitlement } from './discount/entitlement.ts';
import { hundoDiscount } from './discount/hundo-discount.ts';
import { orderDiscount } from './discount/order-discount.ts';
import type { PriceDiscount } from './discount/price-discount.ts';
import { orderTotals } from './order/order-totals.ts';
import { priceCart } from './price-cart.ts';
import type { PriceContext } from './price-context.ts';
import { pricedLinesOf, priceValidatedCart } from './price-validated-cart.ts';
import { validateCart } from './validate-cart.ts';

const arbitraryDiscount = (): fc.Arbitrary<PriceDiscount> =>
  fc.oneof(
    arbitraryPrice().map((amount): PriceDiscount => ({ kind: 'fixed', amount })),
    fc
      .integer({ min: 0, max: 150_000 })
      .map((n): PriceDiscount => ({ kind: 'percent', percent: (n / 1000).toFixed(3) })),
  );

const arbitraryEntitlement = (): fc.Arbitrary<Entitlement> =>
  fc
    .record({
      discount: arbitraryDiscount(),
      remainingUses: fc.option(fc.integer({ min: 0, max: 12 }), { nil: undefined }),
    })
    .map(({ discount, remainingUses }) => ({ ...discount, remainingUses }));

const arbitraryContext = (): fc.Arbitrary<PriceContext> =>
  fc.record({
    now: fc.integer({ min: Date.parse('2019-01-01'), max: Date.parse('2036-01-01') }),
    groupId: fc.integer({ min: 0, max: 3 }),
    rounding: fc.constantFrom('halfUp', 'halfEven', 'halfDown', 'up', 'down', undefined),
    orderDiscount: fc.option(arbitraryDiscount(), { nil: undefined }),
    earnedDiscounts: fc.option(
      fc
        .array(fc.tuple(fc.constantFrom(1, 2, 10), arbitraryEntitlement()))
        .map((entitlements) => new Map(entitlements)),
      { nil: undefined },
    ),
  });

const withTiers = (products: ReadonlyMap<number, Product>): ReadonlyMap<number, Product> => {
  const hundoPricing = [
    { ruleWeight: 50, discountPerLb: money(9) },
    { ruleWeight: 400, discountPerLb: money(31) },
  ];
  return new Map([...products].map(([id, product]) => [id, id % 2 === 0 ? { ...product, hundoPricing } : product]));
};

const anyCart = (): fc.Arbitrary<ArbitraryCart> =>
  fc
    .tuple(arbitraryCart({ maxLength: 8 }), fc.boolean())
    .map(([cart, hasTiers]) => (hasTiers ? { ...cart, products: withTiers(cart.products) } : cart));

const validatedOf = ({ items, products }: ArbitraryCart) => {
  const { cart } = validateCart(items, products);
  if (!cart) throw new Error('The generated cart is not valid');
  return cart;
};

describe('a validated cart', () => {
  it('is priced as priceCart, hundoDiscount, orderDiscount and orderTotals price it [S3-order-03] [S4-price-01] [S9-hundo-01]', () => {
    fc.assert(
      fc.property(anyCart(), arbitraryContext(), arbitraryPrice(), (given, context, shipping) => {
        const cart = validatedOf(given);
        const { prices } = priceValidatedCart(cart, context);
        const { lines, subtotal, issues } = priceCart(given.items, given.products, context);
        expect(issues).toEqual([]);
        expect(pricedLinesOf(cart, context)).toEqual({ ok: true, value: lines });
        const rows = lines.map(({ rowTotal }) => rowTotal);
        const weight = hundoDiscount(lines, given.products);
        const left = lines.map(({ listItemId, rowTotal }) => money(rowTotal - (weight.shares.get(listItemId) ?? 0)));
        const order = context.orderDiscount
          ? orderDiscount(left, context.orderDiscount, context.rounding)
          : { discount: money(0), shares: left.map(() => money(0)) };
        const expected = {
          unitPrices: lines.map(({ price }) => price),
          rowTotals: rows,
          taxableAmounts: left.map((amount, index) => amount - (order.shares[index] ?? 0)),
          subtotal,
          weightDiscount: weight.discount,
          orderDiscount: order.discount,
          discount: weight.discount + order.discount,
        };
        expect(prices).toEqual(expected);
        expect(orderTotals({ subtotal, discount: prices?.discount, shippingAmounts: [shipping] })).toMatchObject({
          grandTotalExcludingTax: subtotal - expected.discount + shipping,
        });
      }),
      { numRuns: 300 },
    );
  });

  it('has taxable amounts of at least 0 that sum to the subtotal less the discount [S9-promo-03] [S9-money-01]', () => {
    fc.assert(
      fc.property(anyCart(), arbitraryContext(), (given, context) => {
        const { prices } = priceValidatedCart(validatedOf(given), context);
        expect(prices && sum(prices.taxableAmounts)).toBe(prices && prices.subtotal - prices.discount);
        for (const amount of prices?.taxableAmounts ?? []) expect(amount).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('has the issues that priceCart has, and no prices', () => {
    fc.assert(
      fc.property(anyCart(), fc.nat(), fc.constantFrom(Number.NaN, -1, 0.5, 1e21), (given, at, qty) => {
        const bad = plainLineItem({ productId: 1, listItemId: 'bad', qty });
        const items = given.items.toSpliced(at % (given.items.length + 1), 0, bad);
        const { cart, issues } = validateCart(items, given.products);
        expect(cart).toBeUndefined();
        expect(issues).toEqual(priceCart(items, given.products, { now: 0, groupId: 0 }).issues);
      }),
    );
  });

  it('is priced in ten thousand lines, to the cent', () => {
    const product = plainProduct({ productId: 1, listPrice: money(1_999) });
    const items = Array.from({ length: 10_000 }, (_, index) => plainLineItem({ productId: 1, listItemId: `${index}` }));
    const context: PriceContext = { now: 0, groupId: 0, orderDiscount: { kind: 'percent', percent: '12.5' } };
    const { prices } = priceValidatedCart(validatedOf({ items, products: new Map([[1, product]]) }), context);
    expect(prices?.subtotal).toBe(19_990_000);
    expect(prices?.discount).toBe(percentOf(money(19_990_000), '12.5'));
    expect(prices && sum(prices.taxableAmounts)).toBe(19_990_000 - 2_498_750);
  });
});

type Change = { readonly set: LineItem } | { readonly remove: string };

const anyChanges = (items: readonly LineItem[]): fc.Arbitrary<readonly Change[]> => {
  const ids = [...items.map(({ listItemId }) => listItemId), 'new-1', 'new-2'];
  const change = fc.oneof(
    fc
      .tuple(fc.constantFrom(...items), fc.constantFrom(...ids), fc.constantFrom(0, 1, 2, 5, 9, -1))
      .map(([item, listItemId, qty]): Change => ({ set: { ...item, listItemId, qty } })),
    fc.constantFrom(...ids).map((remove): Change => ({ remove })),
  );
  return fc.array(change, { maxLength: 12 });
};

describe('a cart pricer', () => {
  it('has the prices and issues of the whole cart after any sequence of changes [S3-order-03]', () => {
    const changed = anyCart()
      .filter(({ items }) => items.length > 0)
      .chain((cart) => fc.record({ cart: fc.constant(cart), changes: anyChanges(cart.items) }));
    fc.assert(
      fc.property(changed, arbitraryContext(), ({ cart: { items, products }, changes }, context) => {
        const pricer = createCartPricer(products, context);
        const current = new Map<string, LineItem>();
        const apply = (change: Change) => {
          if ('remove' in change) {
            pricer.remove(change.remove);
            current.delete(change.remove);
          } else {
            pricer.set(change.set);
            current.set(change.set.listItemId, change.set);
          }
          const { cart, issues } = validateCart([...current.values()], products);
          const whole = cart ? priceValidatedCart(cart, context) : { prices: undefined, issues };
          expect(pricer.issues).toEqual(whole.issues);
          expect(pricer.subtotal).toBe(whole.prices?.subtotal);
          expect(pricer.prices()).toEqual(whole);
        };
        for (const item of items) apply({ set: item });
        changes.forEach(apply);
      }),
      { numRuns: 200 },
    );
  });

  it('names the line that takes the cart beyond the largest amount, as the whole cart does', () => {
    const product = plainProduct({ productId: 1, listPrice: money(1) });
    const products = new Map([[1, product]]);
    const pricer = createCartPricer(products, { now: 0, groupId: 0 });
    const items = ['a', 'b'].map((listItemId) => plainLineItem({ productId: 1, listItemId, qty: 600_000_000_000 }));
    for (const item of items) pricer.set(item);
    expect(pricer.issues).toMatchObject([{ code: 'amountTooLarge', listItemId: 'b' }]);
    expect(pricer.subtotal).toBeUndefined();
    pricer.remove('a');
    expect(pricer.issues).toEqual([]);
    expect(pricer.subtotal).toBe(600_000_000_000);
  });

  it('refuses a context and an item that cannot be read', () => {
    const pricer = createCartPricer(new Map(), { now: Number.NaN, groupId: 0 });
    expect(pricer.issues).toMatchObject([{ code: 'invalidContext', field: 'now', listItemId: '' }]);
    const other = createCartPricer(new Map(), { now: 0, groupId: 0 });
    other.set(null as unknown as LineItem);
    expect(other.issues).toMatchObject([{ code: 'unreadableItem', field: 'item' }]);
    expect(other.prices().prices).toBeUndefined();
  });
});

describe('orderDiscount', () => {
  const amounts = () => fc.array(arbitraryPrice(), { minLength: 1, maxLength: 20 });

  it('takes an amount or a percentage off the whole, never below 0 nor above it [S9-promo-02] [S9-promo-03]', () => {
    fc.assert(
      fc.property(amounts(), arbitraryDiscount(), (rows, given) => {
        const whole = sum(rows);
        const { discount, shares } = orderDiscount(rows, given);
        const asked = given.kind === 'fixed' ? given.amount : percentOf(whole, given.percent);
        expect(discount).toBe(Math.min(whole, asked));
        expect(sum(shares)).toBe(discount);
        shares.forEach((share, index) => {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(rows[index] ?? 0);
        });
      }),
    );
    expect(orderDiscount([money(10)], { kind: 'fixed', amount: -5 as Money }).discount).toBe(0);
  });

  it('gives each line its part to the cent, the first of equal remainders the odd one [S9-promo-02]', () => {
    const three = [money(3_333), money(3_333), money(3_334)];
    expect(orderDiscount(three, { kind: 'fixed', amount: money(100) })).toEqual({
      discount: 100,
      shares: [33, 33, 34],
    });
    expect(orderDiscount([money(50), money(50)], { kind: 'percent', percent: '1' }).shares).toEqual([1, 0]);
    expect(orderDiscount([money(25)], { kind: 'percent', percent: '10' }, 'down').discount).toBe(2);
    expect(orderDiscount([], { kind: 'percent', percent: '10' })).toEqual({ discount: 0, shares: [] });
  });
});
