import * as v from 'valibot';
import { amount, byCurrency, filled, html, id, listOf, productId, slug, text, wholeNumber } from './fields.ts';

const pounds = v.pipe(v.number('must be a number of pounds'), v.minValue(0), v.maxValue(100_000));
const inches = v.pipe(v.number('must be a number of inches'), v.minValue(0.01), v.maxValue(10_000));
const box = v.strictObject({ length: inches, width: inches, height: inches });
/** The name of a picture's master, optionally with an alternative text; its default is the product's name. */
const picture = v.union(
  [filled(), v.strictObject({ master: filled(), label: filled(500) })],
  'must be the name of a picture, or {"master", "label"}',
);
const pictures = listOf(picture, 250);
const attributes = v.record(
  filled(100),
  v.union([text(2_000), v.number(), v.boolean()], 'must be a text, a number, true or false'),
);
const gearSpecs = listOf(v.strictObject({ label: filled(), value: text(1_000) }), 100);

/** Fields of every product type. */
export const everyRecord = {
  productId,
  sku: filled(100),
  name: filled(250),
  brand: v.optional(text(120), ''),
  urlKey: slug,
  shortDescription: v.optional(text(1_000), ''),
  /** HTML. */
  description: v.optional(html, ''),
  /** Pounds. */
  weight: pounds,
  /** The packed box. */
  boxInches: v.optional(box),
  pictures: v.optional(pictures, []),
  categoryIds: v.optional(listOf(id, 100), []),
  attributes: v.optional(attributes, {}),
  gearSpecs: v.optional(gearSpecs, []),
  /** false for products that are only accessible through a bundle or a group. */
  isListed: v.optional(v.boolean(), true),
  rating: v.optional(
    v.strictObject({ average: v.pipe(v.number(), v.minValue(0), v.maxValue(5)), count: wholeNumber(0, 10_000_000) }),
  ),
  customOptions: v.optional(
    listOf(
      v.strictObject({
        id,
        title: filled(),
        type: v.picklist(['radio', 'drop_down', 'checkbox', 'multiple', 'area']),
        isRequired: v.boolean(),
        price: byCurrency,
        values: listOf(v.strictObject({ id, title: filled(), price: byCurrency }), 100),
      }),
      50,
    ),
  ),
  /** Weight tiers: from this order weight in pounds on, the discount per pound. */
  hundoPricing: v.optional(
    listOf(v.strictObject({ ruleWeight: wholeNumber(1, 1_000_000), discountPerLb: byCurrency }), 20),
  ),
};

/** The options of a configurable's variants. */
export const optionRecord = v.strictObject({
  attribute: v.pipe(
    text(100),
    v.regex(/^[a-z][a-z0-9_]*$/, 'must be lower case Latin letters, digits and underscores'),
  ),
  label: filled(),
  values: listOf(
    v.strictObject({
      value: filled(100),
      label: filled(),
      swatch: v.optional(v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i, 'must be a colour like #b3201f'))),
    }),
    500,
  ),
});

/** A variant's own fields; all others are its parent's. */
export const variantRecord = v.strictObject({
  productId,
  sku: filled(100),
  /** The value of each option, by attribute. */
  values: v.record(filled(100), filled(100)),
  weight: v.optional(pounds),
  pictures: v.optional(pictures),
  gearSpecs: v.optional(gearSpecs),
});

/** A choice of a bundle. */
export const bundleOptionRecord = v.strictObject({
  id,
  title: filled(),
  isRequired: v.boolean(),
  /** A free product included with a choice. */
  includedProductId: v.nullable(productId),
  values: listOf(
    v.strictObject({
      productId,
      priceType: v.picklist(['fixed', 'percent']),
      /** A fixed price by currency, or a percentage; omitted: the product's own price. */
      price: v.optional(v.union([amount, byCurrency])),
      defaultQty: wholeNumber(1, 1_000),
      canChangeQty: v.boolean(),
      isDefault: v.boolean(),
    }),
    200,
  ),
});

/** The amounts of a gift card. */
export const giftCardRecord = v.strictObject({
  isOpenAmountAllowed: v.boolean(),
  openAmountMin: v.nullable(amount),
  openAmountMax: v.nullable(amount),
  amounts: listOf(amount, 100),
  type: v.picklist(['virtual', 'physical', 'combined']),
});

const every = v.object(everyRecord);
type Every = v.InferOutput<typeof every>;
type Option = v.InferOutput<typeof optionRecord>;

/** A configurable's option, with the variants of each value. */
export type StoredAxis = Readonly<Omit<Option, 'values'>> & {
  readonly values: readonly (Option['values'][number] & { readonly productIds: readonly number[] })[];
};

/** The product data stored as JSON, beside its columns. */
export interface ProductDetails {
  readonly gearSpecs: Every['gearSpecs'];
  readonly axes?: readonly StoredAxis[] | undefined;
  readonly bundleOptions?: readonly v.InferOutput<typeof bundleOptionRecord>[] | undefined;
  readonly customOptions?: Every['customOptions'] | undefined;
  readonly giftcardData?: v.InferOutput<typeof giftCardRecord> | undefined;
  readonly hundoPricing?: Every['hundoPricing'] | undefined;
}
