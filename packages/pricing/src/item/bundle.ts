import type { LineItem } from '@ironcart/core/list';
import type { BundleOption, BundleOptionValue, ProductOf } from '@ironcart/core/product';
import { requireArray } from '@ironcart/core/result';
import { isAmount, reportAmount } from './amount.ts';
import { type LineDraft, noRedemptions, type ParentTerms, type PrepareChild } from './line-draft.ts';
import { ownMostOf } from './piece-price.ts';
import type { BundleBase } from './prepared-line.ts';
import { type PricingRun, report } from './pricing-run.ts';

type Bundle = ProductOf<'bundle'>;

/** A valid child of a bundle, and the bundle's price for it; without one, the child's own price applies. */
interface BundlePart {
  readonly item: LineItem;
  readonly base: BundleBase | undefined;
}

const freeBase: BundleBase = { source: 'given', amount: 0, rung: 'free' };

const isKnownChild = (product: Bundle, productId: number): boolean =>
  product.childrenIds.includes(productId) ||
  product.bundleOptions.some(
    (option) => option.includedProductId === productId || option.values.some((value) => value.productId === productId),
  );

const isAllowedQuantity = (qty: number, value: BundleOptionValue): boolean =>
  Number.isSafeInteger(qty) && qty > 0 && (value.canChangeQty || qty === value.defaultQty);

const baseOf = ({ price, priceType }: BundleOptionValue): BundleBase | undefined =>
  price === undefined
    ? undefined
    : { source: priceType === 'fixed' ? 'given' : 'share', amount: price, rung: 'bundle' };

const choicesOf = (item: LineItem, option: BundleOption): readonly LineItem[] =>
  item.children.filter(
    ({ metadata }) => metadata.bundleOptionId === option.id && metadata.freeBundleOptionId === undefined,
  );

const freeItemsOf = (item: LineItem, option: BundleOption): readonly LineItem[] =>
  item.children.filter(({ metadata }) => metadata.freeBundleOptionId === option.id);

/**
 * The free product of a bundle (S5-freebundle): one piece of the included product, once, with a selected product of the
 * same option.
 */
const isRightfullyFree = (child: LineItem, option: BundleOption | undefined, item: LineItem): boolean =>
  option !== undefined &&
  child.qty === 1 &&
  child.productId === option.includedProductId &&
  choicesOf(item, option).length > 0 &&
  freeItemsOf(item, option)[0] === child;

const reportMissing = (item: LineItem, product: Bundle, run: PricingRun): void => {
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

/** The selected children of a bundle with the bundle's prices for them. Reports each invalid child and option. */
const chosenParts = (item: LineItem, product: Bundle, run: PricingRun): readonly BundlePart[] => {
  requireArray(product.bundleOptions, 'product.bundleOptions');
  requireArray(product.childrenIds, 'product.childrenIds');
  const parts: BundlePart[] = [];
  const seen = new Set<BundleOptionValue>();
  for (const child of item.children) {
    const { bundleOptionId, freeBundleOptionId } = child.metadata;
    if (freeBundleOptionId !== undefined) {
      const option = product.bundleOptions.find(({ id }) => id === freeBundleOptionId);
      if (isRightfullyFree(child, option, item)) parts.push({ item: child, base: freeBase });
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
    parts.push({ item: child, base: baseOf(value) });
  }
  reportMissing(item, product, run);
  return parts;
};

/** Adds the selected children of a bundle to its draft; returns false if the bundle's own price is unknown. */
export const addChosenParts = (
  draft: LineDraft,
  product: Bundle,
  run: PricingRun,
  terms: ParentTerms,
  prepareChild: PrepareChild,
): boolean => {
  const { item, pieces } = draft;
  const most = ownMostOf(draft, terms.most);
  if (!isAmount(most)) {
    reportAmount(most, product.productId, run);
    return false;
  }
  draft.children = chosenParts(item, product, run).flatMap(({ item: part, base }) => {
    const child = prepareChild(part, item, run, { base, pieces, most, redeems: noRedemptions });
    return child ? [child] : [];
  });
  return true;
};
