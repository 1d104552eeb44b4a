import type { GiftCardMetadata, LineItem } from '@ironcart/core/list';
import { isMoney, type Money } from '@ironcart/core/money';
import type { GiftCardData, ProductOf } from '@ironcart/core/product';
import { type PricingRun, report } from './pricing-run.ts';

const isOpenAmount = (amount: number, data: GiftCardData): amount is Money =>
  isMoney(amount) &&
  data.isOpenAmountAllowed &&
  amount > 0 &&
  amount >= (data.openAmountMin ?? 0) &&
  amount <= (data.openAmountMax ?? Number.POSITIVE_INFINITY);

const amountOf = (chosen: GiftCardMetadata, data: GiftCardData, productId: number, run: PricingRun) => {
  if (chosen.customAmount !== undefined) {
    if (isOpenAmount(chosen.customAmount, data)) return chosen.customAmount;
    report(run, productId, { code: 'invalidGiftCardCustomAmount' });
    return undefined;
  }
  const listed = data.amounts.find((amount) => amount === chosen.amount);
  if (listed === undefined) report(run, productId, { code: 'invalidGiftCardAmount' });
  return listed;
};

/** The amount of a gift card: a listed amount, or a custom one within the product's limits. */
export const priceGiftCard = (
  { metadata: { giftcard } }: LineItem,
  { giftcardData, productId }: ProductOf<'giftcard'>,
  run: PricingRun,
): Money | undefined => {
  // Products that were not created by the codec may lack this field (READINGS A10).
  if (!giftcardData) report(run, productId, { code: 'invalidGiftCardProduct' });
  else if (!giftcard) report(run, productId, { code: 'invalidGiftCardItem' });
  else return amountOf(giftcard, giftcardData, productId, run);
  return undefined;
};
