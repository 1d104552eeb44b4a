import type { SeedBundleOption } from '../seed-data.ts';
import { type Amounts, amountsOf, FREE } from './price-list.ts';

type BundleValue = SeedBundleOption['values'][number];

interface Quantity {
  readonly defaultQty?: number;
  readonly canChangeQty?: boolean;
  readonly isDefault?: boolean;
}

const choiceOf = (productId: number, price: Amounts | undefined, quantity: Quantity): BundleValue => ({
  productId,
  priceType: 'fixed',
  ...(price ? { price } : {}),
  defaultQty: quantity.defaultQty ?? 1,
  canChangeQty: quantity.canChangeQty ?? false,
  isDefault: quantity.isDefault ?? false,
});

/** A choice that the bundle's own price includes. */
export const includedChoice = (productId: number, quantity: Quantity = {}): BundleValue =>
  choiceOf(productId, FREE, quantity);

/** A choice that costs `usd` more, whatever the product costs alone. */
export const pricedChoice = (productId: number, usd: number, quantity: Quantity = {}): BundleValue =>
  choiceOf(productId, amountsOf(usd), quantity);

/** A choice at the product's own price. */
export const ownPriceChoice = (productId: number, quantity: Quantity = {}): BundleValue =>
  choiceOf(productId, undefined, quantity);

/** Every product that a bundle's options can put into it, the free ones included. */
export const bundleChildrenIds = (options: readonly SeedBundleOption[]): readonly number[] => [
  ...new Set(
    options.flatMap((option) => [
      ...option.values.map((value) => value.productId),
      ...(option.includedProductId === null ? [] : [option.includedProductId]),
    ]),
  ),
];
