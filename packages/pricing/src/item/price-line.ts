import { add, type LineItem, type Money, type Product, timesQuantity } from '@ironcart/core';
import { displayedPrice } from '../displayed-price.ts';
import type { LineRung, PricedLine } from '../priced-line.ts';
import { chosenChildren } from './bundle.ts';
import { chosenChild } from './configurable.ts';
import { priceOfOptions } from './custom-options.ts';
import { priceGiftCard } from './gift-card.ts';
import { type ParentTerms, type PricingRun, report } from './pricing-run.ts';

/** The price of one piece before custom options, and the children that are in it. */
interface OwnPrice {
  readonly price: Money;
  readonly listPrice: Money;
  readonly rung: LineRung;
  readonly children: readonly PricedLine[];
}

const noTerms: ParentTerms = {};
const noChildren: readonly PricedLine[] = [];

const earnedDiscountOf = (item: LineItem, terms: ParentTerms, run: PricingRun) =>
  terms.earnedDiscount ??
  (item.metadata.redeem === true ? run.context.earnedDiscounts?.get(item.productId) : undefined);

const ladderPrice = (item: LineItem, product: Product, run: PricingRun, terms: ParentTerms): OwnPrice => {
  const { base } = terms;
  if (base) return { price: base.price, listPrice: base.price, rung: base.rung, children: noChildren };
  const { price, listPrice, rung } = displayedPrice(product, run.context, earnedDiscountOf(item, terms, run));
  return { price, listPrice, rung, children: noChildren };
};

const priceSimple = (item: LineItem, product: Product, run: PricingRun, terms: ParentTerms): OwnPrice | undefined => {
  if (item.children.length > 0) {
    report(run, product.productId, { code: 'invalidConfigurable' });
    return undefined;
  }
  if (item.metadata.giftcard) {
    report(run, product.productId, { code: 'invalidGiftCardProduct' });
    return undefined;
  }
  return ladderPrice(item, product, run, terms);
};

const priceConfigurable = (
  item: LineItem,
  product: Product,
  run: PricingRun,
  terms: ParentTerms,
): OwnPrice | undefined => {
  const chosen = chosenChild(item, product, run);
  if (!chosen) return undefined;
  const child = priceLine(chosen, run, {
    base: terms.base,
    earnedDiscount: earnedDiscountOf(item, terms, run),
    qty: 1,
  });
  return child && { price: child.price, listPrice: child.listPrice, rung: child.rung, children: [child] };
};

const priceBundle = (item: LineItem, product: Product, run: PricingRun, terms: ParentTerms): OwnPrice => {
  const own = ladderPrice(item, product, run, terms);
  let { price, listPrice } = own;
  const children: PricedLine[] = [];
  for (const chosen of chosenChildren(item, product, own.price, run)) {
    const child = priceLine(chosen.item, run, chosen.terms);
    if (!child) continue;
    children.push(child);
    price = add(price, child.rowTotal);
    listPrice = add(listPrice, timesQuantity(child.listPrice, child.qty));
  }
  return { price, listPrice, rung: own.rung, children };
};

const priceAmount = (item: LineItem, product: Product, run: PricingRun, terms: ParentTerms): OwnPrice | undefined => {
  const amount = priceGiftCard(item, product, run);
  if (amount === undefined) return undefined;
  const { price, rung } = terms.base ?? { price: amount, rung: 'amount' };
  return { price, listPrice: price, rung, children: noChildren };
};

const priceOwn = (item: LineItem, product: Product, run: PricingRun, terms: ParentTerms): OwnPrice | undefined => {
  switch (product.type) {
    case 'simple':
    case 'virtual':
      return priceSimple(item, product, run, terms);
    case 'configurable':
      return priceConfigurable(item, product, run, terms);
    case 'bundle':
      return priceBundle(item, product, run, terms);
    case 'giftcard':
      return priceAmount(item, product, run, terms);
    case 'grouped':
      report(run, product.productId, { code: 'groupedNotPriceable' });
      return undefined;
  }
};

/**
 * Prices one item with its children, in this order: the own price by the product's type, then the custom options,
 * then the quantity. Issues are reported to the run; the line is undefined where it has no price at all.
 * @throws RangeError when the quantity is not a whole number of at least 0
 */
export const priceLine = (item: LineItem, run: PricingRun, terms: ParentTerms = noTerms): PricedLine | undefined => {
  const product = run.products.get(item.productId);
  if (!product) {
    report(run, item.productId, { code: 'productNotLoaded' });
    return undefined;
  }
  const own = priceOwn(item, product, run, terms);
  const options = priceOfOptions(item, product, run);
  if (!own) return undefined;
  const qty = terms.qty ?? item.qty;
  const price = add(own.price, options);
  return {
    listItemId: item.listItemId,
    productId: product.productId,
    sku: product.sku,
    name: product.name,
    type: product.type,
    thumbnail: product.thumbnail,
    qty,
    price,
    listPrice: add(own.listPrice, options),
    rowTotal: timesQuantity(price, qty),
    rung: own.rung,
    options: item.options,
    metadata: item.metadata,
    children: own.children,
  };
};
