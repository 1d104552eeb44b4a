import type { LineItem, Product } from '@ironcart/core';
import { discountedPrice, isPriceDiscount } from '../discount/price-discount.ts';
import { displayedPrice } from '../displayed-price.ts';
import type { LineRung, PricedLine } from '../priced-line.ts';
import { isAmount, reportAmount } from './amount.ts';
import { chosenChildren } from './bundle.ts';
import { canReadChildren } from './child.ts';
import { chosenChild } from './configurable.ts';
import { priceOfOptions } from './custom-options.ts';
import { priceGiftCard } from './gift-card.ts';
import { type ParentTerms, type PricingRun, report } from './pricing-run.ts';
import { textOf } from './text-of.ts';

/** The price of one piece before custom options, and the children that are in it. Not yet known to be amounts. */
interface OwnPrice {
  readonly price: number;
  readonly listPrice: number;
  readonly rung: LineRung;
  readonly children?: readonly PricedLine[];
}

const noTerms: ParentTerms = {};
const noChildren: readonly PricedLine[] = [];

const isQuantity = (qty: number): boolean => Number.isSafeInteger(qty) && qty >= 0 && !Object.is(qty, -0);

/** The discount that the shopper earned and redeems with this item, or with the configurable around it. */
export const earnedDiscountOf = (item: LineItem, terms: ParentTerms, run: PricingRun) =>
  terms.earnedDiscount ??
  (item.metadata.redeem === true ? run.context.earnedDiscounts?.get(item.productId) : undefined);

const ladderPrice = (item: LineItem, product: Product, run: PricingRun, terms: ParentTerms): OwnPrice | undefined => {
  const { base } = terms;
  if (base) return { price: base.price, listPrice: base.price, rung: base.rung };
  const own = displayedPrice(product, run.context);
  const discount = earnedDiscountOf(item, terms, run);
  if (discount === undefined || !isAmount(own.price)) return own;
  if (isPriceDiscount(discount)) return { ...own, price: discountedPrice(own.price, discount, run.context.rounding) };
  report(run, product.productId, { code: 'invalidEarnedDiscount' });
  return undefined;
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

const priceChild = (child: LineItem, parent: LineItem, run: PricingRun, terms: ParentTerms) => {
  run.ancestors.push(parent);
  const line = priceLine(child, run, terms);
  run.ancestors.pop();
  return line;
};

const priceConfigurable = (
  item: LineItem,
  product: Product,
  run: PricingRun,
  terms: ParentTerms,
): OwnPrice | undefined => {
  const chosen = canReadChildren(item, run) ? chosenChild(item, product, run) : undefined;
  if (!chosen) return undefined;
  const child = priceChild(chosen, item, run, {
    base: terms.base,
    earnedDiscount: earnedDiscountOf(item, terms, run),
    qty: 1,
  });
  return child && { price: child.price, listPrice: child.listPrice, rung: child.rung, children: [child] };
};

const priceBundle = (item: LineItem, product: Product, run: PricingRun, terms: ParentTerms): OwnPrice | undefined => {
  if (!canReadChildren(item, run)) return undefined;
  const own = ladderPrice(item, product, run, terms);
  if (own === undefined) return undefined;
  if (!isAmount(own.price)) {
    reportAmount(own.price, product.productId, run);
    return undefined;
  }
  let price: number = own.price;
  let { listPrice } = own;
  const children: PricedLine[] = [];
  for (const chosen of chosenChildren(item, product, own.price, run)) {
    const child = priceChild(chosen.item, item, run, chosen.terms);
    if (!child) continue;
    children.push(child);
    price += child.rowTotal;
    listPrice += child.listPrice * child.qty;
  }
  return { price, listPrice, rung: own.rung, children };
};

const priceAmount = (item: LineItem, product: Product, run: PricingRun, terms: ParentTerms): OwnPrice | undefined => {
  const amount = priceGiftCard(item, product, run);
  if (amount === undefined) return undefined;
  const { price, rung } = terms.base ?? { price: amount, rung: 'amount' };
  return { price, listPrice: price, rung };
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
    default:
      report(run, item.productId, {
        code: 'unknownProductType',
        type: textOf((product as { readonly type: unknown }).type),
      });
      return undefined;
  }
};

/**
 * Prices one readable item with its children, in this order: the own price by the product's type, then the custom
 * options, then the quantity. What is computed on the way are plain numbers; only a line whose every number is an
 * amount is returned. Issues are reported to the run.
 */
export const priceLine = (item: LineItem, run: PricingRun, terms: ParentTerms = noTerms): PricedLine | undefined => {
  const product = run.products.get(item.productId);
  if (product === undefined) {
    report(run, item.productId, { code: 'productNotLoaded' });
    return undefined;
  }
  const qty = terms.qty ?? item.qty;
  const canCount = isQuantity(qty);
  if (!canCount) report(run, product.productId, { code: 'invalidQuantity', received: textOf(qty) });
  const own = priceOwn(item, product, run, terms);
  const optionsPrice = priceOfOptions(item, product, run);
  if (own === undefined || !canCount) return undefined;

  const price = own.price + optionsPrice;
  const listPrice = own.listPrice + optionsPrice;
  const rowTotal = price * qty;
  if (!isAmount(price) || !isAmount(listPrice) || !isAmount(rowTotal)) {
    reportAmount(isAmount(price) ? (isAmount(listPrice) ? rowTotal : listPrice) : price, product.productId, run);
    return undefined;
  }
  return {
    listItemId: item.listItemId,
    productId: product.productId,
    sku: product.sku,
    name: product.name,
    type: product.type,
    thumbnail: product.thumbnail,
    qty,
    price,
    listPrice,
    rowTotal,
    rung: own.rung,
    options: item.options,
    metadata: item.metadata,
    children: own.children ?? noChildren,
  };
};
