import {
  add,
  type BundleOption,
  type Money,
  money,
  multiplyByRatio,
  type Product,
  timesQuantity,
} from '@ironcart/core';
import { type DisplayedPrice, displayedPrice } from './displayed-price.ts';
import type { PriceContext } from './price-context.ts';

/** What a card shows for a product whose price depends on a choice. */
export interface FromPrice extends DisplayedPrice {
  /** Whether another choice costs more, so that the price reads 'From ...'. */
  readonly isFrom: boolean;
}

const alone = (price: DisplayedPrice): FromPrice => ({ ...price, isFrom: false });

const amountAlone = (price: Money, isFrom: boolean): FromPrice => ({ price, listPrice: price, rung: 'list', isFrom });

const lowestOf = (products: readonly Product[], context: PriceContext): FromPrice | undefined => {
  let lowest: DisplayedPrice | undefined;
  let isFrom = false;
  for (const product of products) {
    const price = displayedPrice(product, context);
    isFrom ||= lowest !== undefined && price.price !== lowest.price;
    if (!lowest || price.price < lowest.price) lowest = price;
  }
  return lowest && { ...lowest, isFrom };
};

/** The prices of an option's choices, in their default quantities; what is not loaded is left out. */
const choicePrices = (
  option: BundleOption,
  product: Product,
  bundlePrice: Money,
  context: PriceContext,
): readonly Money[] =>
  option.values.flatMap((value) => {
    const child = product.children.find(({ productId }) => productId === value.productId);
    const own = child && fromPrice(child, context).price;
    const price =
      value.price === undefined
        ? own
        : value.priceType === 'fixed'
          ? money(value.price)
          : multiplyByRatio(bundlePrice, value.price, 10_000, context.rounding);
    return price === undefined ? [] : [timesQuantity(price, value.defaultQty)];
  });

const cheapestBundle = (product: Product, context: PriceContext): FromPrice => {
  const own = displayedPrice(product, context);
  let { price, listPrice } = own;
  let isFrom = false;
  for (const option of product.bundleOptions) {
    const prices = choicePrices(option, product, own.price, context);
    if (prices.length === 0) continue;
    const lowest = money(Math.min(...prices));
    isFrom ||= !option.isRequired || prices.some((choice) => choice !== lowest);
    if (!option.isRequired) continue;
    price = add(price, lowest);
    listPrice = add(listPrice, lowest);
  }
  return { ...own, price, listPrice, isFrom };
};

const lowestAmount = ({ giftcardData, listPrice }: Product): FromPrice => {
  const amounts = [...(giftcardData?.amounts ?? [])];
  if (giftcardData?.isOpenAmountAllowed && giftcardData.openAmountMin !== null)
    amounts.push(giftcardData.openAmountMin);
  if (amounts.length === 0) return amountAlone(listPrice, false);
  return amountAlone(money(Math.min(...amounts)), amounts.length > 1 || giftcardData?.isOpenAmountAllowed === true);
};

/**
 * The lowest price that a product can be bought for: of a configurable or grouped product its cheapest child, of a
 * bundle its own price with the cheapest choice of every required option, of a gift card its lowest amount.
 * Reads the product's loaded `children`; without them it is the product's own displayed price.
 */
export const fromPrice = (product: Product, context: PriceContext): FromPrice => {
  switch (product.type) {
    case 'simple':
    case 'virtual':
      return alone(displayedPrice(product, context));
    case 'configurable':
    case 'grouped':
      return lowestOf(product.children, context) ?? alone(displayedPrice(product, context));
    case 'bundle':
      return cheapestBundle(product, context);
    case 'giftcard':
      return lowestAmount(product);
  }
};
