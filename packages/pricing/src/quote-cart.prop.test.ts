import type { LineItem } from '@ironcart/core/list';
import { type Money, money, percentOf, sum } from '@ironcart/core/money';
import type { Product } from '@ironcart/core/product';
import { type ArbitraryCart, arbitraryCart, arbitraryPrice, plainLineItem, plainProduct } from '@ironcart/core/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCartPricer } from './cart-pricer.ts';
import type { Entitlement } from './discount/entitlement.ts';
import { hundoDiscount } from './discount/hundo-discount.ts';
import { orderDiscount } from './discount/order-discount.ts';
import type { PriceDiscount } from './discount/price-discount.ts';
import { prepareLine, preparePlainLine } from './item/prepare-line.ts';
import type { PreparedLine } from './item/prepared-line.ts';
import { createRun } from './item/pricing-run.ts';
import { orderTotals } from './order/order-totals.ts';
import { prepareCart } from './prepare-cart.ts';
import { type CartQuote, type CompleteQuote, type QuoteRequest, quoteCart } from './quote-cart.ts';
import type { QuoteTerms } from './quote-terms.ts';

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

const arbitraryContext = (): fc.Arbitrary<QuoteTerms> =>
  fc.record({
    now: fc.integer({ min: Date.parse('2019-01-01'), max: Date.parse('2036-01-01') }),
    rounding: fc.constantFrom('halfUp', 'halfEven', 'halfDown', 'up', 'down', undefined),
    orderDiscount: fc.option(arbitraryDiscount(), { nil: undefined }),
    shopper: fc.record({
      groupId: fc.integer({ min: 0, max: 3 }),
      earned: fc.option(
        fc
          .array(fc.tuple(fc.constantFrom(1, 2, 10), arbitraryEntitlement()))
          .map((entitlements) => new Map(entitlements)),
        { nil: undefined },
      ),
    }),
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

/** A quote with its lines, which are made when they are read. */
const plain = (quote: CartQuote) => ({ ...quote, lines: quote.lines });

/** The quote of a cart in which every line can be priced. */
const completeQuoteOf = (request: QuoteRequest): CompleteQuote => {
  const quote = quoteCart(request);
  if (!quote.ok) throw new Error('The generated cart is not valid');
  return quote;
};

describe('quote', () => {
  it("subtracts the weight-tier discount, then each line's share of the order discount [S3-order-03] [S4-price-01] [S9-hundo-01]", () => {
    fc.assert(
      fc.property(anyCart(), arbitraryContext(), arbitraryPrice(), ({ items, products }, context, shipping) => {
        const quote = completeQuoteOf({ items, products, ...context });
        const { lines, subtotal } = quote;
        expect(subtotal).toBe(sum(lines.map(({ rowTotal }) => rowTotal)));
        const weight = hundoDiscount(lines, products);
        const left = lines.map(({ listItemId, rowTotal }) => money(rowTotal - (weight.shares.get(listItemId) ?? 0)));
        const order = context.orderDiscount
          ? orderDiscount(left, context.orderDiscount, context.rounding)
          : { discount: money(0), shares: left.map(() => money(0)) };
        const discount = weight.discount + order.discount;
        expect(quote).toMatchObject({
          taxableAmounts: left.map((amount, index) => amount - (order.shares[index] ?? 0)),
          weightDiscount: weight.discount,
          orderDiscount: order.discount,
          discount,
          goodsTotal: subtotal - discount,
        });
        expect(orderTotals({ subtotal, discount: quote.discount, shippingAmounts: [shipping] })).toMatchObject({
          grandTotalExcludingTax: subtotal - discount + shipping,
        });
      }),
      { numRuns: 300 },
    );
  });

  it('is the same for a prepared cart, however often it is quoted', () => {
    fc.assert(
      fc.property(anyCart(), arbitraryContext(), arbitraryContext(), ({ items, products }, context, later) => {
        const cart = prepareCart({ items, products });
        for (const terms of [context, later, context]) {
          expect(plain(quoteCart({ cart, ...terms }))).toEqual(plain(quoteCart({ items, products, ...terms })));
        }
      }),
    );
  });

  it('survives serialization as JSON, including its lines', () => {
    fc.assert(
      fc.property(anyCart(), arbitraryContext(), ({ items, products }, context) => {
        const quote = completeQuoteOf({ items, products, ...context });
        expect(JSON.parse(JSON.stringify(quote))).toEqual(JSON.parse(JSON.stringify(plain(quote))));
      }),
      { numRuns: 30 },
    );
  });

  it('prepares a line without options like any other line', () => {
    let plainLines = 0;
    fc.assert(
      fc.property(anyCart(), ({ items, products }) => {
        for (const item of items) {
          const line = preparePlainLine(item, createRun(products));
          if (line === undefined) continue;
          plainLines += 1;
          const general = prepareLine(item, { ...createRun(products), listItemId: item.listItemId });
          const keys = Object.keys(general ?? {}) as readonly (keyof PreparedLine)[];
          expect(Object.fromEntries(keys.map((key) => [key, line[key]]))).toEqual(general);
        }
      }),
      { numRuns: 300 },
    );
    expect(plainLines).toBeGreaterThan(5);
  });

  it('has non-negative taxable amounts that add up to the subtotal less the discount [S9-promo-03] [S9-money-01]', () => {
    fc.assert(
      fc.property(anyCart(), arbitraryContext(), (given, context) => {
        const { taxableAmounts, goodsTotal } = completeQuoteOf({ ...given, ...context });
        expect(sum(taxableAmounts)).toBe(goodsTotal);
        for (const amount of taxableAmounts) expect(amount).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('rejects an invalid line in place, and prices the others as if it were missing', () => {
    fc.assert(
      fc.property(
        anyCart(),
        arbitraryContext(),
        fc.nat(),
        fc.constantFrom(Number.NaN, -1, 0.5, 1e21),
        ({ items, products }, context, place, qty) => {
          const at = place % (items.length + 1);
          const bad = plainLineItem({ productId: 1, listItemId: 'bad', qty });
          const { lines, issues, ...amounts } = quoteCart({
            items: items.toSpliced(at, 0, bad),
            products,
            ...context,
          });
          const {
            lines: others,
            issues: _none,
            taxableAmounts: _taxable,
            ...rest
          } = completeQuoteOf({
            items,
            products,
            ...context,
          });
          expect(lines[at]).toMatchObject({ ok: false, listItemId: 'bad', issues });
          expect(lines.toSpliced(at, 1)).toEqual(others);
          expect(amounts).toEqual({ ...rest, ok: false });
        },
      ),
    );
  });

  it('prices ten thousand lines exactly to the cent', () => {
    const product = plainProduct({ productId: 1, listPrice: money(1_999) });
    const items = Array.from({ length: 10_000 }, (_, index) => plainLineItem({ productId: 1, listItemId: `${index}` }));
    const context: QuoteTerms = {
      now: 0,
      shopper: { groupId: 0 },
      orderDiscount: { kind: 'percent', percent: '12.5' },
    };
    const quote = completeQuoteOf({ items, products: new Map([[1, product]]), ...context });
    expect(quote.subtotal).toBe(19_990_000);
    expect(quote.discount).toBe(percentOf(money(19_990_000), '12.5'));
    expect(sum(quote.taxableAmounts)).toBe(19_990_000 - 2_498_750);
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

describe('cart pricer', () => {
  it("returns the whole cart's prices and issues after any sequence of changes [S3-order-03]", () => {
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
          const whole = quoteCart({ items: [...current.values()], products, ...context });
          expect(pricer.issues).toEqual(whole.issues);
          expect(pricer.subtotal).toBe(whole.ok ? whole.subtotal : undefined);
          expect(plain(pricer.quote())).toEqual(plain(whole));
        };
        for (const item of items) apply({ set: item });
        changes.forEach(apply);
      }),
      { numRuns: 200 },
    );
  });

  it('names the line that makes the cart exceed the largest amount, like a quote of the whole cart', () => {
    const product = plainProduct({ productId: 1, listPrice: money(1) });
    const products = new Map([[1, product]]);
    const pricer = createCartPricer(products, { now: 0, shopper: { groupId: 0 } });
    const items = ['a', 'b'].map((listItemId) => plainLineItem({ productId: 1, listItemId, qty: 600_000_000_000 }));
    for (const item of items) pricer.set(item);
    expect(pricer.issues).toMatchObject([{ code: 'amountTooLarge', listItemId: 'b' }]);
    expect(pricer.subtotal).toBeUndefined();
    pricer.remove('a');
    expect(pricer.issues).toEqual([]);
    expect(pricer.subtotal).toBe(600_000_000_000);
  });

  it('rejects an invalid context and an invalid item', () => {
    const pricer = createCartPricer(new Map(), { now: Number.NaN, shopper: { groupId: 0 } });
    expect(pricer.issues).toMatchObject([{ code: 'invalidContext', field: 'now', listItemId: undefined }]);
    const other = createCartPricer(new Map(), { now: 0, shopper: { groupId: 0 } });
    other.set(null as unknown as LineItem);
    expect(other.issues).toMatchObject([{ code: 'unreadableItem', field: 'item' }]);
    expect(other.quote().ok).toBe(false);
  });
});

describe('orderDiscount', () => {
  const amounts = () => fc.array(arbitraryPrice(), { minLength: 1, maxLength: 20 });

  it('subtracts an amount or a percentage, between 0 and the subtotal [S9-promo-02] [S9-promo-03]', () => {
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

  it('is distributed exactly to the cent, with the odd cent to the first of equal remainders [S9-promo-02]', () => {
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
