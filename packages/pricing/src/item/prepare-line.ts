import type { LineItem } from '@ironcart/core/list';
import { largestAmount } from '@ironcart/core/money';
import { hasOwnPrice, type PricedProduct } from '@ironcart/core/product';
import { requireArray } from '@ironcart/core/result';
import { readablePromo } from '../promo/promo-terms.ts';
import { isAmount, reportAmount } from './amount.ts';
import { priceOfOptions, textOf } from './custom-options.ts';
import { isReadable, unreadableField } from './item-field.ts';
import { type LineDraft, noRedemptions, type ParentTerms, type PrepareChild, redeemedBy } from './line-draft.ts';
import { mostOf } from './piece-price.ts';
import { PlainLine } from './plain-line.ts';
import type { BundleBase, PreparedLine, PriceSource } from './prepared-line.ts';
import { type PricingRun, report } from './pricing-run.ts';
import { isPlainType, pricingOfType, type TypePricing } from './type-pricing.ts';

const noChildren: readonly PreparedLine[] = [];
const topTerms: ParentTerms = { pieces: 1, most: 0, redeems: noRedemptions };

const isQuantity = (qty: number): boolean => Number.isSafeInteger(qty) && qty >= 0 && !Object.is(qty, -0);

const isOptionalAmount = (amount: number | undefined): boolean => amount === undefined || isAmount(amount);

const prepareChild: PrepareChild = (child, parent, run, terms) => {
  run.ancestors.push(parent);
  const line = prepareLine(child, run, terms);
  run.ancestors.pop();
  return line;
};

const sourceOf = (source: PriceSource, base: BundleBase | undefined): PriceSource =>
  source === 'child' || !base ? source : base.source;

/** Adds the parts that depend on the product's type; returns false if the line's own price is unknown. */
const prepareOwn = (
  draft: LineDraft,
  { isSound, amountOf, addChildren }: TypePricing<PricedProduct['type']>,
  run: PricingRun,
  terms: ParentTerms,
): boolean => {
  const { item, product } = draft;
  if (!isSound(item, product, run)) return false;
  if (amountOf) {
    const amount = amountOf(item, product, run);
    if (amount === undefined) return false;
    if (!terms.base) draft.amount = amount;
  }
  if (draft.source === 'ladder') {
    draft.redeems = redeemedBy(item, terms.redeems);
    const { listPrice, salePrice, groupPrice } = product;
    // The JavaScript engine would convert a null list price to 0.
    if (typeof listPrice !== 'number' || !isOptionalAmount(salePrice) || !isOptionalAmount(groupPrice)) {
      report(run, product.productId, { code: 'invalidProductPrice' });
      return false;
    }
  }
  return addChildren === undefined || addChildren(draft, product, run, terms, prepareChild);
};

/** Replaces the determined price by the one that the server set for a piece (S3-meta-01: `fluidPrice`). */
const override = (draft: LineDraft, run: PricingRun): boolean => {
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

/** Whether the line's highest possible cost is a valid amount, so that every lower price is, too. */
const isWithinLimits = (draft: LineDraft, run: PricingRun, terms: ParentTerms): boolean => {
  draft.most = mostOf(draft, terms.most);
  const rowMost = draft.most * draft.qty;
  if (isAmount(draft.optionsPrice) && isAmount(draft.most) && isAmount(rowMost)) return true;
  const wrong = [draft.optionsPrice, draft.most, rowMost].find((amount) => !isAmount(amount)) ?? Number.NaN;
  reportAmount(wrong, draft.product.productId, run);
  return false;
};

/**
 * Validates a readable item with its children: its product, quantity, type rules and custom options, and that its cost
 * at list prices, the highest possible, is a valid amount. Issues are reported to the run.
 */
export const prepareLine = (
  item: LineItem,
  run: PricingRun,
  terms: ParentTerms = topTerms,
): PreparedLine | undefined => {
  const product = run.products.get(item.productId);
  if (!product) {
    report(run, item.productId, { code: 'productNotLoaded' });
    return undefined;
  }
  const qty = terms.qty ?? item.qty;
  const canCount = isQuantity(qty);
  if (!canCount) report(run, product.productId, { code: 'invalidQuantity', received: textOf(qty) });
  const pricing = pricingOfType(product);
  if (pricing === undefined) report(run, product.productId, { code: 'unknownProductType', type: textOf(product.type) });
  if (pricing === undefined || !hasOwnPrice(product)) {
    pricing?.isSound(item, product, run);
    priceOfOptions(item, product, run);
    return undefined;
  }
  requireArray(product.hundoPricing, 'product.hundoPricing');
  const draft: LineDraft = {
    item,
    product,
    qty,
    pieces: canCount ? terms.pieces * qty : 0,
    source: sourceOf(pricing.source, terms.base),
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
  const isPriced = prepareOwn(draft, pricing, run, terms);
  draft.optionsPrice = priceOfOptions(item, product, run);
  if (!isPriced || !canCount || !override(draft, run) || !isWithinLimits(draft, run, terms)) return undefined;
  if (draft.redeems.length > 0) run.redeeming.push(draft);
  return draft;
};

/** Whether an item is readable and has no options, children, redemption, price of its own or gift card data. */
const isPlain = (item: LineItem): boolean => {
  if (unreadableField(item) !== undefined) return false;
  const { options, metadata, children } = item;
  const { redeem, fluidPrice, giftcard } = metadata;
  for (const _id in options) return false;
  return children.length === 0 && redeem === undefined && fluidPrice === undefined && giftcard === undefined;
};

/**
 * Fast path for plain items (`isPlain`), the most common kind: returns a line with the properties of the one of
 * `prepareLine`, and takes half the time. Undefined for every other item, valid or not.
 */
export const preparePlainLine = (item: LineItem, run: PricingRun): PlainLine | undefined => {
  if (!isPlain(item)) return undefined;
  const product = run.products.get(item.productId);
  if (!product || !isPlainType(product)) return undefined;
  const { listPrice, salePrice, groupPrice, customOptions, hundoPricing } = product;
  requireArray(customOptions, 'product.customOptions');
  requireArray(hundoPricing, 'product.hundoPricing');
  const { qty } = item;
  const isSound =
    customOptions.length === 0 &&
    isQuantity(qty) &&
    isAmount(listPrice) &&
    isAmount(listPrice * qty) &&
    isOptionalAmount(salePrice) &&
    isOptionalAmount(groupPrice);
  return isSound ? new PlainLine(item, product) : undefined;
};

/** Adds a line's highest possible cost to the cart's; false if that would no longer be a valid amount. */
const addMost = (line: PreparedLine, run: PricingRun): boolean => {
  const most = run.most + line.most * line.qty;
  if (most > largestAmount) return false;
  run.most = most;
  return true;
};

const prepareAnyLine = (item: LineItem, run: PricingRun): PreparedLine | undefined => {
  if (!isReadable(item, run)) return undefined;
  run.listItemId = item.listItemId;
  const issuesBefore = run.issues.length;
  const redeemingBefore = run.redeeming.length;
  const line = prepareLine(item, run);
  if (line !== undefined && run.issues.length === issuesBefore) {
    if (addMost(line, run)) return line;
    report(run, line.product.productId, { code: 'amountTooLarge' });
  }
  run.redeeming.length = redeemingBefore;
  return undefined;
};

/** Prepares a line, and checks that the highest possible cost of the cart so far is a valid amount. */
export const prepareCartLine = (item: LineItem, run: PricingRun): PreparedLine | undefined => {
  const plain = preparePlainLine(item, run);
  return plain !== undefined && addMost(plain, run) ? plain : prepareAnyLine(item, run);
};
