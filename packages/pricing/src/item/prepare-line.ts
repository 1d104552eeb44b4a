import { type LineItem, largestAmount, type Product } from '@ironcart/core';
import { readablePromo } from '../promo/promo-terms.ts';
import { isAmount, reportAmount } from './amount.ts';
import { type BundleBase, chosenParts } from './bundle.ts';
import { canReadChildren } from './child.ts';
import { chosenChild } from './configurable.ts';
import { priceOfOptions } from './custom-options.ts';
import { priceGiftCard } from './gift-card.ts';
import { isReadable } from './item-field.ts';
import { mostOf, ownMostOf } from './piece-price.ts';
import type { PreparedLine, PriceSource } from './prepared-line.ts';
import { type PricingRun, report } from './pricing-run.ts';
import { textOf } from './text-of.ts';

/** What a parent decides about the price of its child. */
export interface ParentTerms {
  readonly base?: BundleBase | undefined;
  /** Stands in for the child's quantity. */
  readonly qty?: number | undefined;
  /** The pieces of the parent in the cart's line. */
  readonly pieces: number;
  /** What a share is of: the most that a piece of the bundle can cost without its children, in minor units. */
  readonly most: number;
  /** What the configurable around the child redeems. */
  readonly redeems: readonly number[];
}

const noRedemptions: readonly number[] = [];
const noChildren: readonly PreparedLine[] = [];
const topTerms: ParentTerms = { pieces: 1, most: 0, redeems: noRedemptions };

const isQuantity = (qty: number): boolean => Number.isSafeInteger(qty) && qty >= 0 && !Object.is(qty, -0);

const isOptionalAmount = (amount: number | undefined): boolean => amount === undefined || isAmount(amount);

/** The products that an item names as redeemed, the outer one first. */
const redeemedBy = (item: LineItem, outer: readonly number[]): readonly number[] =>
  item.metadata.redeem === true ? [...outer, item.productId] : outer;

const checkType = (item: LineItem, { type, productId }: Product, run: PricingRun): boolean => {
  switch (type) {
    case 'simple':
    case 'virtual':
      if (item.children.length > 0) report(run, productId, { code: 'invalidConfigurable' });
      else if (item.metadata.giftcard) report(run, productId, { code: 'invalidGiftCardProduct' });
      else return true;
      return false;
    case 'configurable':
    case 'bundle':
      return canReadChildren(item, run);
    case 'giftcard':
      return true;
    case 'grouped':
      report(run, productId, { code: 'groupedNotPriceable' });
      return false;
    default:
      report(run, productId, { code: 'unknownProductType', type: textOf(type) });
      return false;
  }
};

const prepareChild = (child: LineItem, parent: LineItem, run: PricingRun, terms: ParentTerms) => {
  run.ancestors.push(parent);
  const line = prepareLine(child, run, terms);
  run.ancestors.pop();
  return line;
};

type Draft = { -readonly [K in keyof PreparedLine]: PreparedLine[K] };

const sourceOf = (product: Product, base: BundleBase | undefined): PriceSource => {
  if (product.type === 'configurable') return 'child';
  if (base) return base.source;
  return product.type === 'giftcard' ? 'given' : 'ladder';
};

/** Adds the children to the draft of a configurable or bundle; whether its own price is known at all. */
const addChildren = (draft: Draft, run: PricingRun, terms: ParentTerms): boolean => {
  const { item, product, pieces } = draft;
  if (product.type === 'configurable') {
    const chosen = chosenChild(item, product, run);
    const redeems = redeemedBy(item, terms.redeems);
    const child = chosen && prepareChild(chosen, item, run, { ...terms, qty: 1, pieces, redeems });
    if (!child) return false;
    draft.children = [child];
    return true;
  }
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

const hasLadderOfAmounts = ({ salePrice, groupPrice }: Product): boolean =>
  isOptionalAmount(salePrice) && isOptionalAmount(groupPrice);

/** The parts of a line that its product's type decides; undefined where its own price cannot be known. */
const prepareOwn = (draft: Draft, run: PricingRun, terms: ParentTerms): boolean => {
  const { item, product } = draft;
  if (!checkType(item, product, run)) return false;
  if (product.type === 'giftcard') {
    const amount = priceGiftCard(item, product, run);
    if (amount === undefined) return false;
    if (!terms.base) draft.amount = amount;
  }
  if (draft.source === 'ladder') {
    draft.redeems = redeemedBy(item, terms.redeems);
    if (!hasLadderOfAmounts(product)) {
      report(run, product.productId, { code: 'invalidProductPrice' });
      return false;
    }
  }
  return product.type === 'configurable' || product.type === 'bundle' ? addChildren(draft, run, terms) : true;
};

/** The server's price for the whole of a piece (S3-meta-01: `fluidPrice`) replaces what was found. */
const override = (draft: Draft, run: PricingRun): boolean => {
  const { fluidPrice } = draft.item.metadata;
  if (fluidPrice === undefined) return true;
  if (!isAmount(fluidPrice)) {
    report(run, draft.product.productId, { code: 'invalidFluidPrice' });
    return false;
  }
  draft.source = 'override';
  draft.amount = fluidPrice;
  draft.rung = 'amount';
  draft.redeems = noRedemptions;
  return true;
};

/** Whether a line is an amount at the most that it can cost, and so at every price. */
const isWithinLimits = (draft: Draft, run: PricingRun, terms: ParentTerms): boolean => {
  draft.most = mostOf(draft, terms.most);
  const rowMost = draft.most * draft.qty;
  if (isAmount(draft.optionsPrice) && isAmount(draft.most) && isAmount(rowMost)) return true;
  const wrong = [draft.optionsPrice, draft.most, rowMost].find((amount) => !isAmount(amount)) ?? Number.NaN;
  reportAmount(wrong, draft.product.productId, run);
  return false;
};

/**
 * Checks one readable item with its children: its product, its quantity, its type's own rules, its custom options, and
 * that what it costs at list prices, the most it can cost, is an amount an order can hold. Issues are reported to the
 * run.
 */
export const prepareLine = (
  item: LineItem,
  run: PricingRun,
  terms: ParentTerms = topTerms,
): PreparedLine | undefined => {
  const product = run.products.get(item.productId);
  if (product === undefined) {
    report(run, item.productId, { code: 'productNotLoaded' });
    return undefined;
  }
  const qty = terms.qty ?? item.qty;
  const canCount = isQuantity(qty);
  if (!canCount) report(run, product.productId, { code: 'invalidQuantity', received: textOf(qty) });
  const draft: Draft = {
    item,
    product,
    qty,
    pieces: canCount ? terms.pieces * qty : 0,
    source: sourceOf(product, terms.base),
    listPrice: product.listPrice,
    salePrice: product.salePrice,
    groupPrice: product.groupPrice,
    promo: readablePromo(product.attributes),
    amount: terms.base?.amount ?? 0,
    rung: terms.base?.rung ?? 'amount',
    optionsPrice: 0,
    children: noChildren,
    most: 0,
    redeems: noRedemptions,
    listItemId: run.listItemId,
  };
  const hasOwnPrice = prepareOwn(draft, run, terms);
  draft.optionsPrice = priceOfOptions(item, product, run);
  if (!hasOwnPrice || !canCount || !override(draft, run) || !isWithinLimits(draft, run, terms)) return undefined;
  if (draft.redeems.length > 0) run.redeeming.push(draft);
  return draft;
};

/** Whether an item asks for nothing but pieces of its product. */
const isPlain = ({ options, metadata: { redeem, fluidPrice, giftcard }, children }: LineItem): boolean => {
  for (const _id in options) return false;
  return children.length === 0 && redeem === undefined && fluidPrice === undefined && giftcard === undefined;
};

/**
 * The line of a readable item that asks for nothing but pieces of a sound product: what `prepareLine` makes of it, for
 * half the time, since most lines of most carts are of this kind. Undefined for every other item, good or bad.
 */
export const preparePlainLine = (item: LineItem, run: PricingRun): PreparedLine | undefined => {
  const product = run.products.get(item.productId);
  if (product === undefined || !isPlain(item)) return undefined;
  const { type, listPrice, salePrice, groupPrice, customOptions } = product;
  const { qty, listItemId } = item;
  const isSound =
    (type === 'simple' || type === 'virtual') &&
    customOptions.length === 0 &&
    isQuantity(qty) &&
    isAmount(listPrice) &&
    isAmount(listPrice * qty) &&
    isOptionalAmount(salePrice) &&
    isOptionalAmount(groupPrice);
  if (!isSound) return undefined;
  return {
    item,
    product,
    qty,
    pieces: qty,
    source: 'ladder',
    listPrice,
    salePrice,
    groupPrice,
    promo: readablePromo(product.attributes),
    amount: 0,
    rung: 'amount',
    optionsPrice: 0,
    children: noChildren,
    most: listPrice,
    redeems: noRedemptions,
    listItemId,
  };
};

/** Checks a line of a cart, and that the cart so far is an amount an order can hold at the most that it can cost. */
export const prepareCartLine = (item: LineItem, run: PricingRun): PreparedLine | undefined => {
  if (!isReadable(item, run)) return undefined;
  run.listItemId = item.listItemId;
  const issuesBefore = run.issues.length;
  const redeemingBefore = run.redeeming.length;
  const line = preparePlainLine(item, run) ?? prepareLine(item, run);
  if (line !== undefined && run.issues.length === issuesBefore) {
    const most = run.most + line.most * line.qty;
    if (most <= largestAmount) {
      run.most = most;
      return line;
    }
    report(run, line.product.productId, { code: 'amountTooLarge' });
  }
  run.redeeming.length = redeemingBefore;
  return undefined;
};
