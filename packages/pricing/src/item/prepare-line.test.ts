import type { LineItem } from '@ironcart/core/list';
import { largestAmount, type Money, money } from '@ironcart/core/money';
import type { BundleOption, Product } from '@ironcart/core/product';
import { plainLineItem, plainProduct } from '@ironcart/core/testing';
import { describe, expect, it } from 'vitest';
import { prepareCart } from '../prepare-cart.ts';
import { quoteCart } from '../quote-cart.ts';
import { quoteOf } from '../testing/quote-of.ts';

const context = { now: 0, shopper: { groupId: 2 } };
const noPrice = Number.NaN as Money;
const shelfOf = (products: readonly Product[]) => new Map(products.map((product) => [product.productId, product]));
const priced = (item: LineItem, ...products: Product[]) =>
  quoteOf({ items: [item], products: shelfOf(products), ...context });
const codesOf = (item: LineItem, ...products: Product[]) =>
  priced(item, ...products).issues.map(({ code, productId }) => [code, productId]);
const choiceOf = (productId: number, given: Partial<BundleOption['values'][number]> = {}) => ({
  productId,
  priceType: 'fixed' as const,
  price: undefined,
  defaultQty: 1,
  canChangeQty: true,
  isDefault: false,
  ...given,
});
const optionOf = (id: number, values: BundleOption['values'], given: Partial<BundleOption> = {}): BundleOption => ({
  id,
  title: '',
  isRequired: false,
  includedProductId: null,
  values,
  ...given,
});
const bundleOf = (...bundleOptions: BundleOption[]) =>
  plainProduct({ productId: 20, type: 'bundle', listPrice: money(10_000), bundleOptions });
const chosen = (productId: number, bundleOptionId: number, given: Partial<LineItem> = {}) =>
  plainLineItem({ productId, metadata: { bundleOptionId }, ...given });
const bar = plainProduct({ productId: 1, listPrice: money(1_000) });
const card: Product = {
  ...plainProduct({
    productId: 30,
    type: 'giftcard',
    giftcardData: {
      isOpenAmountAllowed: false,
      openAmountMin: null,
      openAmountMax: null,
      amounts: [money(5_000)],
      type: 'virtual',
    },
  }),
  salePrice: noPrice,
};

describe('item that cannot be priced', () => {
  const badFluid = { fluidPrice: -1 };

  it.each<[string, LineItem, Product]>([
    [
      'invalidConfigurable',
      plainLineItem({ productId: 1, metadata: badFluid, children: [plainLineItem({ productId: 1 })] }),
      { ...bar, salePrice: noPrice },
    ],
    [
      'invalidGiftCardProduct',
      plainLineItem({ productId: 1, metadata: { ...badFluid, giftcard: { delivery: 'email' } } }),
      { ...bar, salePrice: noPrice },
    ],
    [
      'groupedNotPriceable',
      plainLineItem({ productId: 1, metadata: badFluid }),
      plainProduct({ productId: 1, type: 'grouped', startsAt: bar }),
    ],
    [
      'unknownProductType',
      plainLineItem({ productId: 1, metadata: badFluid }),
      { ...bar, type: 'kit' as 'simple', salePrice: noPrice },
    ],
    [
      'unknownConfigurableChild',
      plainLineItem({ productId: 1, metadata: badFluid, children: [plainLineItem({ productId: 2 })] }),
      plainProduct({ productId: 1, type: 'configurable' }),
    ],
    ['invalidGiftCardItem', plainLineItem({ productId: 30, metadata: badFluid }), card],
    ['invalidProductPrice', plainLineItem({ productId: 1, metadata: badFluid }), { ...bar, salePrice: noPrice }],
    ['invalidFluidPrice', plainLineItem({ productId: 1, metadata: badFluid }), { ...bar, listPrice: noPrice }],
  ])('reports only the cause, not consequential issues: %s', (code, item, product) => {
    expect(codesOf(item, product)).toEqual([[code, product.productId]]);
  });

  it('has one issue if its child has one, regardless of other errors', () => {
    const shirt = plainProduct({ productId: 10, type: 'configurable', childrenIds: [1] });
    const item = plainLineItem({
      productId: 10,
      metadata: badFluid,
      children: [plainLineItem({ productId: 1 })],
    });
    expect(codesOf(item, shirt, { ...bar, salePrice: noPrice })).toEqual([['invalidProductPrice', 1]]);
  });

  it.each(['salePrice', 'groupPrice'] as const)('has one issue for a %s that is not an amount', (rung) => {
    for (const amount of [Number.NaN, -1, 0.5, 1e21]) {
      expect(codesOf(plainLineItem({ productId: 1 }), { ...bar, [rung]: amount })).toEqual([
        ['invalidProductPrice', 1],
      ]);
    }
  });

  it("has one issue for a bundle with an invalid price, regardless of its parts' prices", () => {
    const share = optionOf(1, [choiceOf(1, { priceType: 'percent', price: 5_000 })]);
    const item = plainLineItem({ productId: 20, children: [chosen(1, 1)] });
    expect(codesOf(item, { ...bundleOf(share), listPrice: noPrice }, bar)).toEqual([['invalidProductPrice', 20]]);
  });

  it('has one issue for a bundle with a percentage above the maximum', () => {
    const share = optionOf(1, [choiceOf(1, { priceType: 'percent', price: largestAmount })]);
    const item = plainLineItem({ productId: 20, children: [chosen(1, 1)] });
    expect(codesOf(item, { ...bundleOf(share), listPrice: money(largestAmount) }, bar)).toEqual([
      ['amountTooLarge', 1],
    ]);
  });

  it('is identified by its cart line, and by no product if it names none', () => {
    const rack = bundleOf(optionOf(1, [choiceOf(1)]));
    const nonsense = [null, { listItemId: 7, productId: 'x' }] as unknown as LineItem[];
    const item = plainLineItem({ productId: 20, listItemId: 'rack', children: nonsense });
    expect(priced(item, rack, bar).issues).toMatchObject([
      { code: 'unreadableItem', field: 'item', listItemId: 'rack', productId: undefined },
      { code: 'unreadableItem', field: 'listItemId', listItemId: 'rack', productId: undefined },
    ]);
    const broken = { ...plainLineItem({ productId: 1 }), listItemId: 7 } as unknown as LineItem;
    const named = { ...plainLineItem({ productId: 1, listItemId: 'b' }), productId: '1' } as unknown as LineItem;
    const { issues } = quoteOf({
      items: [plainLineItem({ productId: 404, listItemId: 'a' }), broken, named],
      products: new Map(),
      ...context,
    });
    expect(issues.map(({ listItemId, productId }) => [listItemId, productId])).toEqual([
      ['a', 404],
      [undefined, 1],
      ['b', undefined],
    ]);
  });

  it('is rejected with its issues, and leaves its cart without taxable amounts', () => {
    const quote = quoteCart({ items: [plainLineItem({ productId: 404 })], products: new Map(), ...context });
    expect(quote).toMatchObject({ ok: false, lines: [{ ok: false, listItemId: 'line-404', issues: quote.issues }] });
    expect(quote).not.toHaveProperty('taxableAmounts');
  });
});

describe('item that can be priced', () => {
  it('has a line and no issue, and its cart has taxable amounts', () => {
    const quote = quoteCart({ items: [plainLineItem({ productId: 1 })], products: shelfOf([bar]), ...context });
    expect(quote).toMatchObject({ ok: true, lines: [{ ok: true, price: 1_000 }], issues: [], taxableAmounts: [1_000] });
    expect(prepareCart({ items: [plainLineItem({ productId: 1 })], products: shelfOf([bar]) }).refused).toEqual([]);
  });

  it('may cost up to the largest amount, and so may its cart', () => {
    const cent = { ...bar, listPrice: money(1) };
    const most = plainLineItem({ productId: 1, qty: largestAmount });
    expect(priced(most, cent)).toMatchObject({ subtotal: largestAmount, issues: [] });
    expect(priced(plainLineItem({ productId: 1 }), { ...bar, listPrice: money(largestAmount) }).subtotal).toBe(
      largestAmount,
    );
  });

  it("is a gift card regardless of its product's prices", () => {
    const item = plainLineItem({ productId: 30, metadata: { giftcard: { delivery: 'email', amount: 5_000 } } });
    expect(priced(item, card)).toMatchObject({ subtotal: 5_000, issues: [] });
  });

  it('has the bundle price instead of a gift card amount', () => {
    const item = plainLineItem({
      productId: 20,
      children: [
        plainLineItem({
          productId: 30,
          metadata: { bundleOptionId: 1, giftcard: { delivery: 'email', amount: 5_000 } },
        }),
      ],
    });
    const [line] = priced(item, bundleOf(optionOf(1, [choiceOf(30, { price: 300 })])), card).lines;
    expect(line).toMatchObject({ price: 10_300, children: [{ price: 300, rung: 'bundle' }] });
  });

  it('is a configurable whose child is given by id or loaded', () => {
    const child = plainProduct({ productId: 2, listPrice: money(700) });
    const shirt = plainProduct({ productId: 10, type: 'configurable', children: [bar, child] });
    const item = (productId: number) => plainLineItem({ productId: 10, children: [plainLineItem({ productId })] });
    expect(priced(item(2), shirt, child).subtotal).toBe(700);
    expect(codesOf(item(3), shirt, { ...child, productId: 3 })).toEqual([['unknownConfigurableChild', 10]]);
  });

  it("shows a bundle's configurable part at its child's share of the bundle price", () => {
    const shirt = plainProduct({ productId: 10, type: 'configurable', childrenIds: [1] });
    const rack = bundleOf(optionOf(1, [choiceOf(10, { priceType: 'percent', price: 2_500 })]));
    const item = plainLineItem({
      productId: 20,
      children: [chosen(10, 1, { children: [plainLineItem({ productId: 1 })] })],
    });
    const [line] = priced(item, rack, shirt, bar).lines;
    expect(line?.children[0]).toMatchObject({ price: 2_500, listPrice: 2_500, rung: 'bundle' });
    expect(line?.children[0]?.children[0]).toMatchObject({ price: 2_500, listPrice: 2_500, rung: 'bundle' });
  });

  it("has the store's own price for a complete bundle, marked as a store price [S3-meta-01]", () => {
    const rack = bundleOf(optionOf(1, [choiceOf(1)]));
    const item = plainLineItem({ productId: 20, metadata: { fluidPrice: 77 }, children: [chosen(1, 1)] });
    expect(priced(item, rack, bar).lines).toMatchObject([{ price: 77, rung: 'amount' }]);
  });
});

describe('options of the item', () => {
  const option = {
    id: 5,
    title: '',
    isRequired: false,
    price: money(9),
    values: [{ id: 1, title: '', price: money(3) }],
  };
  const withChoice = (choice: unknown) =>
    plainLineItem({ productId: 1, options: { 5: choice } as LineItem['options'] });
  const messagesOf = (choice: unknown, type: 'radio' | 'area', isRequired = false) =>
    priced(withChoice(choice), { ...bar, customOptions: [{ ...option, type, isRequired }] }).issues.map(
      ({ message }) => message,
    );

  it('are treated as empty if a form sends null [S5-price-err-02]', () => {
    expect(messagesOf(null, 'radio')).toEqual([]);
    expect(messagesOf(null, 'radio', true)).toEqual(['Option 5 is required']);
  });

  it('are quoted in issues exactly as received [S5-price-err-03]', () => {
    expect(messagesOf({ a: 1 }, 'radio')).toEqual(['Invalid value {} selected for option 5']);
    expect(messagesOf([7, { a: 1 }, null], 'radio')).toEqual(['Invalid value 7,{},null selected for option 5']);
  });

  it('accept text or a number in a text area', () => {
    const area = { ...bar, customOptions: [{ ...option, type: 'area' as const }] };
    expect(priced(withChoice(7), area)).toMatchObject({ subtotal: 1_009, issues: [] });
    expect(priced(withChoice('Ada'), area)).toMatchObject({ subtotal: 1_009, issues: [] });
  });
});

describe('parts of a bundle', () => {
  const parts = [1, 2, 3, 4].map((productId) => plainProduct({ productId, listPrice: money(100) }));
  const rack = bundleOf(
    optionOf(1, [choiceOf(1), choiceOf(2)], { isRequired: true }),
    optionOf(2, [choiceOf(3)], { isRequired: true, includedProductId: 4 }),
  );
  const free = (bundleOptionId?: number) =>
    plainLineItem({
      productId: 4,
      metadata: { freeBundleOptionId: 2, ...(bundleOptionId === undefined ? {} : { bundleOptionId }) },
    });
  const of = (...children: LineItem[]) =>
    priced(plainLineItem({ productId: 20, children }), rack, ...parts).issues.map(({ message }) => message);

  it('are free with any selected value of their own option [S5-freebundle-02]', () => {
    expect(of(chosen(1, 1), chosen(3, 2), free())).toEqual([]);
  });

  it('are reported as missing separately for each required option [S5-price-err-07]', () => {
    expect(of(chosen(1, 1))).toEqual(['Invalid bundle - missing required option 2']);
    expect(of()).toEqual(['Invalid bundle - missing required option 1', 'Invalid bundle - missing required option 2']);
  });

  it('do not count as a selection if they are free [S5-freebundle-03]', () => {
    expect(of(chosen(1, 1), free(2))).toEqual(['Incorrect free product', 'Invalid bundle - missing required option 2']);
  });

  it('are valid as a value of any option, or as its free product [S5-price-err-08] [S5-price-err-09]', () => {
    const valid = [chosen(1, 1), chosen(3, 2), free()] as const;
    expect(of(...valid, chosen(2, 2))).toEqual(['Invalid bundle child']);
    expect(of(...valid, chosen(4, 2))).toEqual(['Invalid bundle child']);
    expect(of(...valid, chosen(9, 2))).toEqual(['Unknown bundle child']);
  });

  it('require a quantity of at least one [S5-price-err-08]', () => {
    expect(of(chosen(1, 1, { qty: 0 }), chosen(3, 2), free())).toEqual(['Invalid bundle child']);
  });
});
