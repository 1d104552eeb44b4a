import { productTypes } from '@ironcart/core/product';
import * as v from 'valibot';
import { wireMoney } from './money.ts';
import {
  emptyList,
  entityNumber,
  finiteNumber,
  listOf,
  pixels,
  pounds,
  recordOf,
  sitePath,
  text,
  wholeNumber,
} from './primitives.ts';

export const productType = v.picklist(productTypes);

const quantity = wholeNumber(-1_000_000, 1_000_000);

export const wireAttributes = recordOf(
  v.union([text(4_000), v.pipe(v.number(), v.finite()), v.boolean(), v.null()]),
  200,
);

export const wireGalleryImage = v.object({
  label: text(200),
  link: text(500),
  width: pixels,
  height: pixels,
  blurred: v.optional(text(4_000)),
});

export const wireInventory = v.object({
  min: quantity,
  max: quantity,
  qoh: quantity,
  backorder: v.boolean(),
  leadTime: v.nullable(text(200)),
  restockStatus: v.nullable(text(200)),
  promoQty: v.nullable(quantity),
  bin: v.boolean(),
});

const wireBundleOptionValue = v.object({
  productId: entityNumber,
  priceType: v.picklist(['fixed', 'percent']),
  /** An amount for `fixed`, a percentage for `percent` (both with 2 decimals). Default: the child's own price. */
  price: v.optional(wireMoney),
  defaultQty: wholeNumber(0, 10_000),
  canChangeQty: v.boolean(),
  isDefault: v.boolean(),
});

export const wireBundleOption = v.object({
  id: entityNumber,
  title: text(200),
  isRequired: v.boolean(),
  includedProductId: v.nullable(entityNumber),
  values: listOf(wireBundleOptionValue, 200),
});

export const wireCustomOption = v.object({
  id: entityNumber,
  title: text(200),
  type: v.picklist(['radio', 'drop_down', 'checkbox', 'multiple', 'area']),
  isRequired: v.boolean(),
  price: wireMoney,
  values: listOf(v.object({ id: entityNumber, title: text(200), price: wireMoney }), 200),
});

export const wireGiftCardData = v.object({
  isOpenAmountAllowed: v.boolean(),
  openAmountMin: v.nullable(wireMoney),
  openAmountMax: v.nullable(wireMoney),
  amounts: listOf(wireMoney, 50),
  type: v.picklist(['virtual', 'physical', 'combined']),
});

const wireAxis = v.object({
  attribute: text(100),
  label: text(200),
  values: listOf(
    v.object({
      value: text(200),
      label: text(200),
      swatch: v.optional(text(500)),
      productIds: listOf(entityNumber, 1_000),
    }),
    200,
  ),
});

export const wireRating = v.object({ average: finiteNumber(0, 5), count: wholeNumber(0, 10_000_000) });

const productEntries = {
  productId: entityNumber,
  sku: text(100),
  name: text(300),
  type: productType,
  price: wireMoney,
  special_price: v.optional(wireMoney),
  group_price: v.optional(wireMoney),
  thumbnail: text(500),
  url: sitePath,
  hasRedirect: v.boolean(),
  gallery: listOf(wireGalleryImage, 100),
  attributes: wireAttributes,
  weight: pounds,
  childrenIds: listOf(entityNumber, 1_000),
  axes: listOf(wireAxis, 10),
  bundleOptions: listOf(wireBundleOption, 100),
  customOptions: listOf(wireCustomOption, 100),
  giftcardData: v.optional(wireGiftCardData),
  hundoPricing: listOf(v.object({ ruleWeight: pounds, discountPerLb: wireMoney }), 50),
  inventory: v.optional(wireInventory),
  /** Whether some of its variants or members cost more than its price. */
  hasDearerVariants: v.optional(v.boolean()),
  visibility: wholeNumber(1, 4),
  description: text(100_000),
  shortDescription: text(10_000),
  brand: text(200),
  gearSpecs: listOf(v.object({ label: text(200), value: text(1_000) }), 200),
  categoryIds: listOf(entityNumber, 200),
  rating: v.optional(wireRating),
};

type ProductFields = v.InferOutput<v.ObjectSchema<typeof productEntries, undefined>>;

/** A product in wire format (S3-product): the specification's names, amounts in the site's currency. */
export type WireProduct = ProductFields & { children: WireProduct[] };

/** The maximum nesting of products: a bundle's child may be a configurable, which has children. */
const PRODUCT_DEPTH = 3;

const productNesting = (depth: number): v.GenericSchema<WireProduct> =>
  v.object({
    ...productEntries,
    children: depth === 0 ? emptyList : listOf(productNesting(depth - 1), 1_000),
  });

export const wireProduct = productNesting(PRODUCT_DEPTH);
