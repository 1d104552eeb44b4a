import type { Product, ProductAttributes } from '@ironcart/core/product';
import {
  type ActivePromo,
  isPlainlyOff,
  isPromoActive,
  type PromoTerms,
  promoTermsOf,
  readablePromo,
} from './promo-terms.ts';

/** Whether a product's promotion counts now (S4-promo). */
export type PromoStatus = 'none' | 'upcoming' | 'expired' | 'active';

const statusOf = (terms: PromoTerms, nowMs: number): PromoStatus => {
  if (!terms.isEnabled) return 'none';
  if (nowMs < terms.fromMs) return 'upcoming';
  return isPromoActive(terms, nowMs) ? 'active' : 'expired';
};

/**
 * The status of the promotion that a product's attributes describe (S4-promo-01..05). A missing date leaves its side
 * open; at exactly the from date and at exactly the to date the promotion is active.
 * @param nowMs milliseconds since the epoch
 */
export const promoStatus = (attributes: ProductAttributes, nowMs: number): PromoStatus =>
  isPlainlyOff(attributes) ? 'none' : statusOf(promoTermsOf(attributes), nowMs);

/** The promotion that counts now, or undefined when there is none or it has no readable price (S4-promo-06, -07). */
export const activePromo = ({ attributes }: Product, nowMs: number): ActivePromo | undefined => {
  const terms = readablePromo(attributes);
  return terms && isPromoActive(terms, nowMs) ? terms.gives : undefined;
};

/** Whether a hot deal of this status is shown (S4-promo-09). */
export const isHotDealShown = (status: PromoStatus): boolean => status === 'active' || status === 'upcoming';
