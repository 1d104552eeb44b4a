import type { BundleOption, CustomOption, GiftCardData, Money, Product } from '@ironcart/core';
import type { WireProduct } from '../contract/product.ts';
import { moneyFromWire, moneyToWire, optionalMoneyFromWire, optionalMoneyToWire } from './money.ts';
import { withoutUndefined } from './without-undefined.ts';

type WireBundleOption = WireProduct['bundleOptions'][number];
type WireCustomOption = WireProduct['customOptions'][number];
type WireGiftCardData = NonNullable<WireProduct['giftcardData']>;

const bundleOptionFromWire = (option: WireBundleOption): BundleOption => ({
  ...option,
  // Hundredths of a percent for `percent`: the same scale as minor units.
  values: option.values.map((value) => ({ ...value, price: optionalMoneyFromWire(value.price) })),
});

const bundleOptionToWire = (option: BundleOption): WireBundleOption => ({
  ...option,
  values: option.values.map((value) =>
    withoutUndefined({ ...value, price: optionalMoneyToWire(value.price as Money | undefined) }),
  ),
});

const customOptionFromWire = (option: WireCustomOption): CustomOption => ({
  ...option,
  price: moneyFromWire(option.price),
  values: option.values.map((value) => ({ ...value, price: moneyFromWire(value.price) })),
});

const customOptionToWire = (option: CustomOption): WireCustomOption => ({
  ...option,
  price: moneyToWire(option.price),
  values: option.values.map((value) => ({ ...value, price: moneyToWire(value.price) })),
});

const nullableFromWire = (amount: number | null): Money | null => (amount === null ? null : moneyFromWire(amount));
const nullableToWire = (amount: Money | null): number | null => (amount === null ? null : moneyToWire(amount));

const giftCardDataFromWire = (data: WireGiftCardData): GiftCardData => ({
  ...data,
  openAmountMin: nullableFromWire(data.openAmountMin),
  openAmountMax: nullableFromWire(data.openAmountMax),
  amounts: data.amounts.map(moneyFromWire),
});

const giftCardDataToWire = (data: GiftCardData): WireGiftCardData => ({
  ...data,
  openAmountMin: nullableToWire(data.openAmountMin),
  openAmountMax: nullableToWire(data.openAmountMax),
  amounts: data.amounts.map(moneyToWire),
});

/**
 * A product of the wire as an entity: `price` is the list price, `special_price` the sale price. Every property is
 * written down, so that all products share one hidden class of V8: with a rest of the wire's properties each has its own,
 * and a cart is priced half as fast.
 */
export const productFromWire = (wire: WireProduct): Product => ({
  productId: wire.productId,
  sku: wire.sku,
  name: wire.name,
  type: wire.type,
  listPrice: moneyFromWire(wire.price),
  salePrice: optionalMoneyFromWire(wire.special_price),
  groupPrice: optionalMoneyFromWire(wire.group_price),
  thumbnail: wire.thumbnail,
  url: wire.url,
  hasRedirect: wire.hasRedirect,
  gallery: wire.gallery,
  attributes: wire.attributes,
  weight: wire.weight,
  childrenIds: wire.childrenIds,
  children: wire.children.map(productFromWire),
  axes: wire.axes,
  bundleOptions: wire.bundleOptions.map(bundleOptionFromWire),
  customOptions: wire.customOptions.map(customOptionFromWire),
  giftcardData: wire.giftcardData && giftCardDataFromWire(wire.giftcardData),
  hundoPricing: wire.hundoPricing.map((tier) => ({ ...tier, discountPerLb: moneyFromWire(tier.discountPerLb) })),
  inventory: wire.inventory,
  visibility: wire.visibility,
  description: wire.description,
  shortDescription: wire.shortDescription,
  brand: wire.brand,
  gearSpecs: wire.gearSpecs,
  categoryIds: wire.categoryIds,
  rating: wire.rating,
});

/** The inverse of `productFromWire`. */
export const productToWire = ({ listPrice, salePrice, groupPrice, ...product }: Product): WireProduct =>
  withoutUndefined({
    ...product,
    price: moneyToWire(listPrice),
    special_price: optionalMoneyToWire(salePrice),
    group_price: optionalMoneyToWire(groupPrice),
    gallery: product.gallery.map((image) => ({ ...image })),
    attributes: { ...product.attributes },
    childrenIds: [...product.childrenIds],
    children: product.children.map(productToWire),
    axes: product.axes.map((axis) => ({
      ...axis,
      values: axis.values.map((value) => ({ ...value, productIds: [...value.productIds] })),
    })),
    bundleOptions: product.bundleOptions.map(bundleOptionToWire),
    customOptions: product.customOptions.map(customOptionToWire),
    giftcardData: product.giftcardData && giftCardDataToWire(product.giftcardData),
    hundoPricing: product.hundoPricing.map((tier) => ({ ...tier, discountPerLb: moneyToWire(tier.discountPerLb) })),
    gearSpecs: product.gearSpecs.map((spec) => ({ ...spec })),
    categoryIds: [...product.categoryIds],
  });
