import type { Currency, Money } from '@ironcart/core/money';
import type {
  BundleOption,
  CustomOption,
  GiftCardData,
  PriceTerms,
  Product,
  ProductAttributes,
  ProductShapes,
  ProductType,
  Sellable,
} from '@ironcart/core/product';
import * as v from 'valibot';
import { listOf, productId } from '../catalogue-import/store-folder/fields.ts';
import {
  bundleOptionRecord,
  everyRecord,
  giftCardRecord,
  optionRecord,
  type ProductDetails,
  variantRecord,
} from '../catalogue-import/store-folder/product-record.ts';
import { type Amounts, amountFromColumn, amountIn } from '../db/amount.ts';

/** The part of a stored product that depends on its type. */
export interface StoredProduct {
  readonly currency: Currency;
  readonly prices: PriceTerms;
  readonly details: ProductDetails;
  readonly attributes: ProductAttributes;
  readonly childrenIds: readonly number[];
}

/** The storage of products of one type. */
interface StoredType<Type extends ProductType> {
  /** A record of `products.json`. */
  readonly record: v.GenericSchema<unknown, { readonly type: Type }>;
  /** The type's specific properties; undefined if the stored data is incomplete. */
  readonly shapeOf: (stored: StoredProduct) => ProductShapes[Type] | undefined;
}

const customOptionsOf = ({ details, currency }: StoredProduct): readonly CustomOption[] =>
  (details.customOptions ?? []).map((option) => ({
    ...option,
    price: amountIn(option.price, currency),
    values: option.values.map((value) => ({ ...value, price: amountIn(value.price, currency) })),
  }));

const sellable = (stored: StoredProduct): Sellable => ({ ...stored.prices, customOptions: customOptionsOf(stored) });

const composed = ({
  childrenIds,
}: StoredProduct): { childrenIds: readonly number[]; children: readonly Product[] } => ({
  childrenIds,
  children: [],
});

type StoredBundleValue = v.InferOutput<typeof bundleOptionRecord>['values'][number];

/** Minor units for `fixed`, hundredths of a percent for `percent`: the same scale, so the same parser. */
const bundlePriceOf = ({ price }: StoredBundleValue, currency: Currency): number | undefined => {
  const text = typeof price === 'object' ? (price as Amounts)[currency] : price;
  return text === undefined ? undefined : amountFromColumn(text);
};

const bundleOptionsOf = ({ details, currency }: StoredProduct): readonly BundleOption[] =>
  (details.bundleOptions ?? []).map((option) => ({
    ...option,
    values: option.values.map((value) => ({ ...value, price: bundlePriceOf(value, currency) })),
  }));

const optionalAmount = (text: string | null): Money | null => (text === null ? null : amountFromColumn(text));

const giftCardDataOf = ({ giftcardData }: ProductDetails): GiftCardData | undefined =>
  giftcardData && {
    ...giftcardData,
    openAmountMin: optionalAmount(giftcardData.openAmountMin),
    openAmountMax: optionalAmount(giftcardData.openAmountMax),
    amounts: giftcardData.amounts.map(amountFromColumn),
  };

/** The storage of products of every type. */
const storedTypes = {
  simple: { record: v.strictObject({ type: v.literal('simple'), ...everyRecord }), shapeOf: sellable },
  virtual: { record: v.strictObject({ type: v.literal('virtual'), ...everyRecord }), shapeOf: sellable },
  configurable: {
    record: v.strictObject({
      type: v.literal('configurable'),
      ...everyRecord,
      options: v.pipe(listOf(optionRecord, 10), v.minLength(1, 'must name what the variants differ in')),
      variants: v.pipe(listOf(variantRecord, 2_000), v.minLength(1, 'must have a variant')),
    }),
    shapeOf: (stored) => ({ ...sellable(stored), ...composed(stored), axes: stored.details.axes ?? [] }),
  },
  grouped: {
    record: v.strictObject({ type: v.literal('grouped'), ...everyRecord, memberIds: listOf(productId, 500) }),
    shapeOf: (stored) => ({ ...composed(stored), startsAt: stored.prices }),
  },
  bundle: {
    record: v.strictObject({
      type: v.literal('bundle'),
      ...everyRecord,
      bundleOptions: listOf(bundleOptionRecord, 50),
    }),
    shapeOf: (stored) => ({ ...sellable(stored), ...composed(stored), bundleOptions: bundleOptionsOf(stored) }),
  },
  giftcard: {
    record: v.strictObject({ type: v.literal('giftcard'), ...everyRecord, giftcardData: giftCardRecord }),
    shapeOf: (stored) => {
      const giftcardData = giftCardDataOf(stored.details);
      return giftcardData && { ...sellable(stored), giftcardData };
    },
  },
} as const satisfies { readonly [Type in ProductType]: StoredType<Type> };

/** The storage of products of a type. */
export const storedTypeOf = <Type extends ProductType>({ type }: { readonly type: Type }): StoredType<Type> => {
  const types: { readonly [Each in ProductType]: StoredType<Each> } = storedTypes;
  return types[type];
};

const typeNames = Object.keys(storedTypes);

/** A product of any type in `products.json`, with its variants. */
export const productRecord = v.variant(
  'type',
  Object.values(storedTypes).map(({ record }) => record),
  `must be ${typeNames.slice(0, -1).join(', ')} or ${typeNames.at(-1)}`,
);

export type ProductRecord = v.InferOutput<typeof productRecord>;
