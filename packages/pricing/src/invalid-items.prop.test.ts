import type { LineItem } from '@ironcart/core/list';
import { money } from '@ironcart/core/money';
import type { GiftCardData, Product } from '@ironcart/core/product';
import { arbitraryCart, plainLineItem, plainProduct } from '@ironcart/core/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PricingIssueCode } from './issues.ts';
import { prepareCart } from './prepare-cart.ts';
import { quoteCart } from './quote-cart.ts';
import type { QuoteTerms } from './quote-terms.ts';
import { quoteOf } from './testing/quote-of.ts';

const context: QuoteTerms = { now: Date.parse('2026-11-20T12:00:00Z'), shopper: { groupId: 2 } };

/** The products of `arbitraryCart`, by id: 1 to 3 simple, 10 configurable, 20 a bundle, 30 a gift card. */
const main = plainLineItem({ productId: 2, metadata: { bundleOptionId: 1 } });
const included = plainLineItem({ productId: 1, metadata: { freeBundleOptionId: 1 } });
const bundleOf = (...children: LineItem[]) => plainLineItem({ productId: 20, children });
const cardOf = (giftcard: LineItem['metadata']['giftcard']) =>
  plainLineItem({ productId: 30, metadata: giftcard ? { giftcard } : {} });

const grouped = plainProduct({
  productId: 50,
  type: 'grouped',
  startsAt: { listPrice: money(0), salePrice: undefined },
});
const strict = plainProduct({
  productId: 51,
  listPrice: money(100),
  customOptions: [{ id: 5, title: '', type: 'radio', isRequired: true, price: money(0), values: [] }],
});
const emptyCard = plainProduct({ productId: 52, type: 'giftcard', giftcardData: undefined as unknown as GiftCardData });

const id = () => fc.integer({ min: 100, max: 999 });

/** One way to break an item for each issue, and nothing else wrong with it. */
const invalidItems: Partial<Record<PricingIssueCode, fc.Arbitrary<LineItem>>> = {
  invalidOptions: id().map((option) => plainLineItem({ productId: 1, options: { [option]: 1 } })),
  optionRequired: fc
    .constantFrom({}, { 5: '' })
    .map((options) => plainLineItem({ productId: 51, options: options as LineItem['options'] })),
  invalidOptionValue: id().map((value) => plainLineItem({ productId: 3, options: { 5: value } })),
  invalidOptionValues: fc
    .array(id(), { minLength: 1 })
    .map((values) => plainLineItem({ productId: 3, options: { 6: values } })),
  invalidConfigurable: fc
    .constantFrom<readonly number[]>([], [1, 3], [1, 1])
    .map((ids) => plainLineItem({ productId: 10, children: ids.map((productId) => plainLineItem({ productId })) })),
  unknownConfigurableChild: fc
    .oneof(fc.constant(2), id())
    .map((productId) => plainLineItem({ productId: 10, children: [plainLineItem({ productId })] })),
  bundleOptionRequired: fc.constant(bundleOf()),
  invalidBundleChild: fc
    .oneof(
      fc.constant({}),
      id().map((bundleOptionId) => ({ bundleOptionId })),
      fc.constant({ bundleOptionId: 2 }),
    )
    .map((metadata) => bundleOf(main, included, plainLineItem({ productId: 3, metadata }))),
  unknownBundleChild: id().map((productId) =>
    bundleOf(main, included, plainLineItem({ productId, metadata: { bundleOptionId: 1 } })),
  ),
  incorrectFreeProduct: fc
    .oneof(
      fc.integer({ min: 2, max: 9 }).map((qty) => ({ ...included, qty })),
      fc.constantFrom(2, 3).map((productId) => ({ ...included, productId })),
      id().map((freeBundleOptionId) => ({ ...included, metadata: { freeBundleOptionId } })),
    )
    .map((wrong) => bundleOf(main, included, wrong)),
  freeProductMissing: fc.constant(bundleOf(main)),
  invalidGiftCardProduct: fc
    .constantFrom(1, 2, 52)
    .map((productId) => ({ ...cardOf({ delivery: 'email', amount: 2_500 }), productId })),
  invalidGiftCardItem: fc.constant(cardOf(undefined)),
  invalidGiftCardCustomAmount: fc
    .oneof(fc.integer({ max: 999 }), fc.integer({ min: 50_001 }), fc.constantFrom(Number.NaN, 1e21, 1_000.5))
    .map((customAmount) => cardOf({ delivery: 'email', customAmount })),
  invalidGiftCardAmount: fc
    .integer()
    .filter((amount) => amount !== 2_500 && amount !== 5_000)
    .map((amount) => cardOf({ delivery: 'physical', amount })),
  groupedNotPriceable: fc.constant(plainLineItem({ productId: 50 })),
  productNotLoaded: id().map((productId) => plainLineItem({ productId })),
  invalidQuantity: fc
    .constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -0, -1, 0.5, 1e21)
    .map((qty) => plainLineItem({ productId: 1, qty })),
  invalidFluidPrice: fc
    .oneof(fc.integer({ max: -1 }), fc.constantFrom(Number.NaN, 0.5, 1e21, Number.POSITIVE_INFINITY))
    .map((fluidPrice) => plainLineItem({ productId: 1, metadata: { fluidPrice } })),
};

const withMore = (products: ReadonlyMap<number, Product>) =>
  new Map([...products, ...[grouped, strict, emptyCard].map((product) => [product.productId, product] as const)]);

describe('invalid item', () => {
  it.each(Object.entries(invalidItems))('of %s has exactly its issue, anywhere in a cart', (code, broken) => {
    fc.assert(
      fc.property(arbitraryCart(), broken, fc.nat(), (cart, item, at) => {
        const products = withMore(cart.products);
        const bad = { ...item, listItemId: 'bad' };
        const items = cart.items.toSpliced(at % (cart.items.length + 1), 0, bad);
        const priced = quoteOf({ items, products, ...context });
        expect(priced.issues.map((issue) => [issue.code, issue.listItemId])).toEqual([[code, 'bad']]);
        expect(priced.lines).toEqual(quoteOf({ items: cart.items, products, ...context }).lines);
        expect(priced.ok).toBe(false);
        const { refused } = prepareCart({ items, products });
        expect(refused.map((one) => [one.at, one.line.issues])).toEqual([[items.indexOf(bad), priced.issues]]);
      }),
      { numRuns: 30 },
    );
  });

  it('is reported together with all other invalid items, in cart order', () => {
    const all = fc.tuple(...Object.values(invalidItems));
    fc.assert(
      fc.property(arbitraryCart(), all, (cart, items) => {
        const { issues } = quoteOf({ items, products: withMore(cart.products), ...context });
        expect(issues.map(({ code }) => code)).toEqual(Object.keys(invalidItems));
      }),
    );
  });
});

describe('invalid context', () => {
  const products = new Map([[1, plainProduct({ productId: 1, listPrice: money(100) })]]);
  const items = [plainLineItem({ productId: 1 })];

  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['now', { now: Number.NaN }],
    ['now', { now: Number.POSITIVE_INFINITY }],
    ['now', { now: '2026-11-20' }],
    ['groupId', { shopper: { groupId: Number.NaN } }],
    ['groupId', { shopper: { groupId: -1 } }],
    ['groupId', { shopper: { groupId: 1.5 } }],
    ['rounding', { rounding: 'sideways' }],
  ])('has one issue for an invalid %s, and prices nothing: %j', (field, wrong) => {
    const unreadable = { ...context, ...wrong } as QuoteTerms;
    const issue = { code: 'invalidContext', field, listItemId: undefined, productId: undefined };
    const refused = { ok: false, lines: [{ ok: false, issues: [issue] }], subtotal: 0, issues: [issue] };
    expect(quoteCart({ items, products, ...unreadable })).toMatchObject(refused);
    expect(quoteCart({ cart: prepareCart({ items, products }), ...unreadable })).toMatchObject(refused);
  });

  it.each([
    { kind: 'fixed', amount: -1 },
    { kind: 'fixed', amount: Number.NaN },
    { kind: 'fixed', amount: 0.5 },
    { kind: 'percent', percent: '12,5' },
    { kind: 'percent', percent: '-5' },
    { kind: 'percent', percent: '' },
  ])('has one issue for an invalid order discount: %j', (orderDiscount) => {
    const { issues } = quoteOf({ items, products, ...({ ...context, orderDiscount } as QuoteTerms) });
    expect(issues).toMatchObject([{ code: 'invalidOrderDiscount' }]);
  });
});

describe('server-set value of an item', () => {
  const products = withMore(
    new Map([[1, plainProduct({ productId: 1, listPrice: money(34_500), salePrice: money(1) })]]),
  );
  const priced = (metadata: LineItem['metadata'], earned = false) =>
    quoteOf({
      items: [plainLineItem({ productId: 1, qty: 3, metadata })],
      products,
      ...context,
      ...(earned
        ? { shopper: { groupId: 2, earned: new Map([[1, { kind: 'percent', percent: '50' } as const]]) } }
        : {}),
    }).lines[0];

  it('is its price, used unchanged: no sale, option or entitlement applies [S3-meta-01]', () => {
    const line = priced({ fluidPrice: 40_000, redeem: true }, true);
    expect(line).toMatchObject({ price: 40_000, listPrice: 40_000, rowTotal: 120_000, rung: 'amount' });
    expect(line?.redemption).toBeUndefined();
    expect(priced({ fluidPrice: 0 })?.price).toBe(0);
    const configurable = plainProduct({ productId: 10, type: 'configurable', childrenIds: [1] });
    const item = plainLineItem({
      productId: 10,
      metadata: { fluidPrice: 7 },
      children: [plainLineItem({ productId: 1 })],
    });
    expect(quoteOf({ items: [item], products: new Map(products).set(10, configurable), ...context }).subtotal).toBe(7);
  });

  it("is its SKU, in place of the product's [S3-meta-01]", () => {
    expect(priced({ customSku: 'MADE-1' })?.sku).toBe('MADE-1');
    expect(priced({ customSku: '' })?.sku).toBe('SKU-1');
    expect(priced({})?.sku).toBe('SKU-1');
  });
});
