import type { Money, Product } from '@ironcart/core';
import { discountedPrice, type PriceDiscount } from '../discount/price-discount.ts';
import { firstGroupWithPrices } from '../displayed-price.ts';
import type { PriceContext } from '../price-context.ts';
import { activePromo, promoStatus } from '../promo/promo-status.ts';
import { promoTermsOf } from '../promo/promo-terms.ts';
import { apply, type StepList, skip } from './step-list.ts';
import type { SkipReason, TraceRule } from './trace.ts';

const offer = (
  list: StepList,
  rule: TraceRule,
  { name }: Product,
  price: Money | undefined,
  reason: SkipReason = { code: 'notOffered' },
): void => {
  if (price === undefined) skip(list, rule, name, reason);
  else if (price < list.amount) apply(list, rule, name, price);
  else skip(list, rule, name, { code: 'notLower', offer: price });
};

const whyNoPromo = ({ attributes }: Product, nowMs: number): SkipReason => {
  const status = promoStatus(attributes, nowMs);
  if (status === 'none') return { code: 'notOffered' };
  const { fromMs, toMs } = promoTermsOf(attributes);
  if (status === 'upcoming') return { code: 'promoUpcoming', fromMs };
  if (status === 'active') return { code: 'promoUnreadable' };
  return nowMs > toMs ? { code: 'promoExpired', toMs } : { code: 'promoSoldOut' };
};

/** The rungs of a product's price ladder, in the order of `displayedPrice`, then the earned discount (S4-price). */
export const explainLadder = (
  list: StepList,
  product: Product,
  context: PriceContext,
  earnedDiscount: PriceDiscount | undefined,
): void => {
  apply(list, 'list', product.name, product.listPrice);
  offer(list, 'promo', product, activePromo(product, context.now)?.price, whyNoPromo(product, context.now));
  if (context.groupId >= firstGroupWithPrices) offer(list, 'group', product, product.groupPrice);
  else skip(list, 'group', product.name, { code: 'groupWithoutPrices', groupId: context.groupId });
  offer(list, 'sale', product, product.salePrice);
  if (earnedDiscount)
    apply(list, 'earned', product.name, discountedPrice(list.amount, earnedDiscount, context.rounding));
  else skip(list, 'earned', product.name, { code: 'notRedeemed' });
};
