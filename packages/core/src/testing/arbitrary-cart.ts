import * as fc from 'fast-check';
import type { LineItem } from '../list/line-item.ts';
import { money } from '../money/index.ts';
import type { Product } from '../product/product.ts';
import type { CustomOption } from '../product/product-parts.ts';
import { requireObject } from '../require-argument.ts';
import { plainLineItem } from './arbitrary-line-item.ts';
import { arbitraryProduct, plainProduct } from './arbitrary-product.ts';

/** A cart, and every product that it needs. */
export interface ArbitraryCart {
  readonly items: readonly LineItem[];
  readonly products: ReadonlyMap<number, Product>;
}

const option = (id: number, type: CustomOption['type']): CustomOption => ({
  id,
  title: `Option ${id}`,
  type,
  isRequired: false,
  price: money(1_500),
  values: [
    { id: 1, title: 'Small', price: money(500) },
    { id: 2, title: 'Large', price: money(901) },
  ],
});

const anyOne = arbitraryProduct;

const bundleValue = { defaultQty: 1, canChangeQty: true, isDefault: false } as const;

/** Simple products 1 to 3, 3 with options; a configurable 10 of 1 and 3; a bundle 20 with 1 included; a gift card 30. */
const arbitraryProducts = (): fc.Arbitrary<ReadonlyMap<number, Product>> =>
  fc.tuple(anyOne(), anyOne(), anyOne(), anyOne(), anyOne()).map(([first, second, third, fourth, fifth]) => {
    const products: readonly Product[] = [
      { ...first, productId: 1 },
      { ...second, productId: 2 },
      { ...third, productId: 3, customOptions: [option(5, 'radio'), option(6, 'checkbox'), option(7, 'area')] },
      { ...fourth, productId: 10, type: 'configurable', childrenIds: [1, 3], children: [], axes: [] },
      {
        ...fifth,
        productId: 20,
        type: 'bundle',
        childrenIds: [1, 2, 3],
        children: [],
        bundleOptions: [
          {
            id: 1,
            title: 'Main part',
            isRequired: true,
            includedProductId: 1,
            values: [
              { ...bundleValue, productId: 2, priceType: 'fixed', price: undefined },
              { ...bundleValue, productId: 3, priceType: 'percent', price: 1_255 },
            ],
          },
          {
            id: 2,
            title: 'Extra',
            isRequired: false,
            includedProductId: null,
            values: [{ ...bundleValue, productId: 2, priceType: 'fixed', price: 1_999 }],
          },
        ],
      },
    ];
    const card = plainProduct({
      productId: 30,
      type: 'giftcard',
      giftcardData: {
        isOpenAmountAllowed: true,
        openAmountMin: money(1_000),
        openAmountMax: money(50_000),
        amounts: [money(2_500), money(5_000)],
        type: 'virtual',
      },
    });
    return new Map([...products, card].map((product) => [product.productId, product]));
  });

const qty = (): fc.Arbitrary<number> => fc.integer({ min: 1, max: 9 });

const withOptions = (): fc.Arbitrary<LineItem> =>
  fc
    .record({ 5: fc.constantFrom(1, 2), 6: fc.subarray([1, 2]), 7: fc.string() }, { requiredKeys: [] })
    .map((options) => plainLineItem({ productId: 3, options: Object.assign({}, options) as LineItem['options'] }));

const simple = (): fc.Arbitrary<LineItem> =>
  fc.oneof(
    fc
      .tuple(fc.constantFrom(1, 2), fc.boolean())
      .map(([productId, redeem]) => plainLineItem({ productId, metadata: redeem ? { redeem } : {} })),
    withOptions(),
  );

const configurable = (): fc.Arbitrary<LineItem> =>
  fc
    .tuple(fc.oneof(fc.constant(plainLineItem({ productId: 1 })), withOptions()), fc.boolean())
    .map(([child, redeem]) => plainLineItem({ productId: 10, children: [child], metadata: { redeem } }));

const bundle = (): fc.Arbitrary<LineItem> =>
  fc
    .tuple(fc.oneof(fc.constant(plainLineItem({ productId: 2 })), withOptions()), qty(), fc.option(qty()))
    .map(([main, mainQty, extraQty]) =>
      plainLineItem({
        productId: 20,
        children: [
          { ...main, qty: mainQty, metadata: { bundleOptionId: 1 } },
          plainLineItem({ productId: 1, metadata: { freeBundleOptionId: 1 } }),
          ...(extraQty === null
            ? []
            : [plainLineItem({ productId: 2, qty: extraQty, metadata: { bundleOptionId: 2 } })]),
        ],
      }),
    );

const giftCard = (): fc.Arbitrary<LineItem> =>
  fc
    .oneof(
      fc.constantFrom(2_500, 5_000).map((amount) => ({ amount })),
      fc.integer({ min: 1_000, max: 50_000 }).map((customAmount) => ({ customAmount })),
    )
    .map((chosen) => plainLineItem({ productId: 30, metadata: { giftcard: { delivery: 'email', ...chosen } } }));

/** A cart of valid items of every product type with unique line ids, and its products. */
export const arbitraryCart = (size: { readonly maxLength?: number } = {}): fc.Arbitrary<ArbitraryCart> => {
  requireObject(size, 'size');
  return fc
    .record({
      products: arbitraryProducts(),
      items: fc.array(fc.tuple(fc.oneof(simple(), configurable(), bundle(), giftCard()), qty()), {
        maxLength: size.maxLength ?? 6,
      }),
    })
    .map(({ products, items }) => ({
      products,
      items: items.map(([item, count], index) => ({ ...item, qty: count, listItemId: `line-${index}` })),
    }));
};
