import { hasGroupPrices } from '@ironcart/core/customer';
import type { Money } from '@ironcart/core/money';
import type { Product } from '@ironcart/core/product';
import type { Pricing } from '../item/piece-price.ts';
import type { PreparedLine } from '../item/prepared-line.ts';
import { promoStatus } from '../promo/promo-status.ts';
import { isPlainlyOff, isPromoActive, promoTermsOf } from '../promo/promo-terms.ts';
import { apply, type StepList, skip } from './step-list.ts';
import type { SkipReason, TraceRule } from './trace.ts';

const notOffered: SkipReason = { code: 'notOffered' };
const promoSoldOut: SkipReason = { code: 'promoSoldOut' };
const promoUnreadable: SkipReason = { code: 'promoUnreadable' };

/** Equal prices below the list price: the later rung takes precedence, as in `rungAt`. */
const offer = (list: StepList, rule: TraceRule, subject: string, price: Money, listPrice: Money): void => {
  if (price < listPrice && price <= list.amount) apply(list, rule, subject, price);
  else skip(list, rule, subject, { code: 'notLower', offer: price });
};

const whyNoPromo = ({ attributes }: Product, nowMs: number): SkipReason => {
  if (isPlainlyOff(attributes)) return notOffered;
  const status = promoStatus(attributes, nowMs);
  if (status === 'none') return notOffered;
  const { fromMs, toMs } = promoTermsOf(attributes);
  if (status === 'upcoming') return { code: 'promoUpcoming', fromMs };
  if (status === 'active') return promoUnreadable;
  return nowMs > toMs ? { code: 'promoExpired', toMs } : promoSoldOut;
};

/** The rungs of a product's price ladder that do not depend on the shopper (S4-price-01). */
export const explainLadder = (list: StepList, { product, promo }: PreparedLine, pricing: Pricing): void => {
  const { name, listPrice, salePrice, groupPrice } = product;
  const { now, groupId } = pricing;
  apply(list, 'list', name, listPrice);

  if (salePrice === undefined) skip(list, 'sale', name, notOffered);
  else offer(list, 'sale', name, salePrice, listPrice);

  if (!hasGroupPrices(groupId)) skip(list, 'group', name, { code: 'groupWithoutPrices', groupId });
  else if (groupPrice === undefined) skip(list, 'group', name, notOffered);
  else offer(list, 'group', name, groupPrice, listPrice);

  if (promo?.gives && isPromoActive(promo, now)) offer(list, 'promo', name, promo.gives.price, listPrice);
  else skip(list, 'promo', name, whyNoPromo(product, now));
};
