import {
  type GiftCardData,
  type GiftCardMetadata,
  isMoney,
  type LineItem,
  type Money,
  type Product,
} from '@ironcart/core';
import { type PricingRun, report } from './pricing-run.ts';

const isOpenAmount = (amount: number, data: GiftCardData): amount is Money =>
  isMoney(amount) &&
  data.isOpenAmountAllowed &&
  amount > 0 &&
  amount >= (data.openAmountMin ?? 0) &&
  amount <= (data.openAmountMax ?? Number.POSITIVE_INFINITY);

const amountOf = (chosen: GiftCardMetadata, data: GiftCardData, product: Product, run: PricingRun) => {
  if (chosen.customAmount !== undefined) {
    if (isOpenAmount(chosen.customAmount, data)) return chosen.customAmount;
    report(run, product.productId, { code: 'invalidGiftCardCustomAmount' });
    return undefined;
  }
  const listed = data.amounts.find((amount) => amount === chosen.amount);
  if (listed === undefined) report(run, product.productId, { code: 'invalidGiftCardAmount' });
  return listed;
};

/** The amount of a gift card: a listed one, or an open one within the product's limits. */
export const priceGiftCard = (item: LineItem, product: Product, run: PricingRun): Money | undefined => {
  if (!product.giftcardData) {
    report(run, product.productId, { code: 'invalidGiftCardProduct' });
    return undefined;
  }
  if (!item.metadata.giftcard) {
    report(run, product.productId, { code: 'invalidGiftCardItem' });
    return undefined;
  }
  return amountOf(item.metadata.giftcard, product.giftcardData, product, run);
};
