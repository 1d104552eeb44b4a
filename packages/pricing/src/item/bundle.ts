import {
  type BundleOption,
  type BundleOptionValue,
  type LineItem,
  largestAmount,
  type Money,
  multiplyByRatio,
  type Product,
  type Rounding,
  zero,
} from '@ironcart/core';
import { isAmount } from './amount.ts';
import { type ParentTerms, type PricingRun, report } from './pricing-run.ts';

/** A child of a bundle that may be priced, and what the bundle says about its price. */
export interface BundleChild {
  readonly item: LineItem;
  readonly terms: ParentTerms;
}

/** A percentage of a bundle is counted in hundredths of a percent. */
const wholeBundle = 10_000;

const freeTerms: ParentTerms = { base: { price: zero, rung: 'free' } };

const isKnownChild = (product: Product, productId: number): boolean =>
  product.childrenIds.includes(productId) ||
  product.bundleOptions.some(
    (option) => option.includedProductId === productId || option.values.some((value) => value.productId === productId),
  );

const isAllowedQuantity = (qty: number, value: BundleOptionValue): boolean =>
  Number.isSafeInteger(qty) && qty > 0 && (value.canChangeQty || qty === value.defaultQty);

/** A share of the bundle's price; NaN or too large where the percentage gives no amount, which the line reports. */
const shareOf = (bundlePrice: Money, percentage: number, rounding: Rounding | undefined): number => {
  if (!isAmount(percentage)) return Number.NaN;
  const roughShare = (bundlePrice * percentage) / wholeBundle;
  return roughShare > largestAmount ? roughShare : multiplyByRatio(bundlePrice, percentage, wholeBundle, rounding);
};

const termsOf = ({ price, priceType }: BundleOptionValue, bundlePrice: Money, { context }: PricingRun): ParentTerms =>
  price === undefined
    ? {}
    : {
        base: { price: priceType === 'fixed' ? price : shareOf(bundlePrice, price, context.rounding), rung: 'bundle' },
      };

const choicesOf = (item: LineItem, option: BundleOption): readonly LineItem[] =>
  item.children.filter(
    ({ metadata }) => metadata.bundleOptionId === option.id && metadata.freeBundleOptionId === undefined,
  );

const freeItemsOf = (item: LineItem, option: BundleOption): readonly LineItem[] =>
  item.children.filter(({ metadata }) => metadata.freeBundleOptionId === option.id);

/** S5-freebundle: one piece of the included product, once, beside a chosen product of the same option. */
const isRightfullyFree = (child: LineItem, option: BundleOption | undefined, item: LineItem): boolean =>
  option !== undefined &&
  child.qty === 1 &&
  child.productId === option.includedProductId &&
  choicesOf(item, option).length > 0 &&
  freeItemsOf(item, option)[0] === child;

const reportMissing = (item: LineItem, product: Product, run: PricingRun): void => {
  for (const option of product.bundleOptions) {
    const isChosen = choicesOf(item, option).length > 0;
    if (option.isRequired && !isChosen) {
      report(run, product.productId, { code: 'bundleOptionRequired', optionId: option.id });
    }
    if (isChosen && option.includedProductId !== null && freeItemsOf(item, option).length === 0) {
      report(run, product.productId, { code: 'freeProductMissing' });
    }
  }
};

/**
 * The chosen children of a bundle with their terms; each child and option at fault is reported.
 * @param bundlePrice the bundle's own price, which percentages refer to
 */
export const chosenChildren = (
  item: LineItem,
  product: Product,
  bundlePrice: Money,
  run: PricingRun,
): readonly BundleChild[] => {
  const children: BundleChild[] = [];
  const seen = new Set<BundleOptionValue>();
  for (const child of item.children) {
    const { bundleOptionId, freeBundleOptionId } = child.metadata;
    if (freeBundleOptionId !== undefined) {
      const option = product.bundleOptions.find(({ id }) => id === freeBundleOptionId);
      if (isRightfullyFree(child, option, item)) children.push({ item: child, terms: freeTerms });
      else report(run, child.productId, { code: 'incorrectFreeProduct' });
      continue;
    }
    if (!isKnownChild(product, child.productId)) {
      report(run, child.productId, { code: 'unknownBundleChild' });
      continue;
    }
    const value = product.bundleOptions
      .find(({ id }) => id === bundleOptionId)
      ?.values.find(({ productId }) => productId === child.productId);
    if (value === undefined || seen.has(value) || !isAllowedQuantity(child.qty, value)) {
      report(run, child.productId, { code: 'invalidBundleChild' });
      continue;
    }
    seen.add(value);
    children.push({ item: child, terms: termsOf(value, bundlePrice, run) });
  }
  reportMissing(item, product, run);
  return children;
};
