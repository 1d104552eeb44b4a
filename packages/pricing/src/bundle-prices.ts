import type { LineItem } from '@ironcart/core/list';
import { type Money, subtract, zero } from '@ironcart/core/money';
import { type BundleChoice, bundlePartsOf, type Product, type ProductOf } from '@ironcart/core/product';
import { requireArray, requireObject } from '@ironcart/core/result';
import type { PricedLine } from './priced-line.ts';
import { quoteCart } from './quote-cart.ts';
import type { Shopper } from './quote-terms.ts';

/** The prices of a bundle's selection and of each selectable part. */
export interface BundlePrices {
  /** The line of one bundle with the selection; undefined if it cannot be priced. */
  readonly line: PricedLine | undefined;
  /** The surcharge of each part over the bundle without it, in minor units: by option id, then by product id. */
  readonly surcharges: ReadonlyMap<number, ReadonlyMap<number, Money>>;
}

/** The terms of a bundle's prices. */
export interface BundleTerms {
  readonly shopper: Shopper;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Whether the line redeems the shopper's entitlement on the bundle. */
  readonly redeem?: boolean | undefined;
}

const itemOf = (product: ProductOf<'bundle'>, choice: BundleChoice, redeem: boolean): LineItem => ({
  listItemId: '',
  productId: product.productId,
  qty: 1,
  options: {},
  metadata: redeem ? { redeem } : {},
  children: bundlePartsOf(product.bundleOptions, choice).map((part) => ({
    listItemId: '',
    options: {},
    children: [],
    ...part,
  })),
});

/**
 * Prices a bundle for its product page, like `quoteCart` prices its line. Required options may be open, as they are while
 * a shopper selects.
 * @throws TypeError that names the argument, or the list of options, that is missing or of another type
 */
export const bundlePrices = (product: ProductOf<'bundle'>, choice: BundleChoice, terms: BundleTerms): BundlePrices => {
  const { shopper, now, redeem = false } = requireObject(terms, 'terms');
  requireArray(requireObject(product, 'product').bundleOptions, 'bundleOptions');
  requireArray(product.customOptions, 'customOptions');
  requireArray(product.children, 'children');
  requireObject(choice, 'choice');
  const bundleOptions = product.bundleOptions.map((option) => ({ ...option, isRequired: false }));
  const withoutRequired: Product = { ...product, bundleOptions };
  const products = new Map([withoutRequired, ...product.children].map((member) => [member.productId, member]));
  const lineOf = (wanted: BundleChoice): PricedLine | undefined => {
    const [line] = quoteCart({ items: [itemOf(product, wanted, redeem)], products, shopper, now }).lines;
    return line?.ok ? line : undefined;
  };
  const alone = lineOf({})?.price ?? zero;
  const surchargeOf = (optionId: number, productId: number): Money =>
    subtract(lineOf({ [optionId]: productId })?.price ?? alone, alone);
  return {
    line: lineOf(choice),
    surcharges: new Map(
      product.bundleOptions.map(({ id, values }) => [
        id,
        new Map(values.map(({ productId }) => [productId, surchargeOf(id, productId)])),
      ]),
    ),
  };
};
