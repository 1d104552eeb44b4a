import type { Product, ProductAttributes } from '@ironcart/core/product';
import { requireNumber, requireObject } from '@ironcart/core/result';
import {
  type ActivePromo,
  isPlainlyOff,
  isPromoActive,
  type PromoTerms,
  promoTermsOf,
  readablePromo,
} from './promo-terms.ts';

/** Whether a product's promotion applies now (S4-promo). */
export type PromoStatus = 'none' | 'upcoming' | 'expired' | 'active';

const statusOf = (terms: PromoTerms, nowMs: number): PromoStatus => {
  if (!terms.isEnabled) return 'none';
  if (nowMs < terms.fromMs) return 'upcoming';
  return isPromoActive(terms, nowMs) ? 'active' : 'expired';
};

/**
 * Returns the status of the promotion in a product's attributes (S4-promo-01..05). A missing date leaves that side
 * open. The promotion is active at exactly its start and its end.
 * @param nowMs milliseconds since the epoch
 */
export const promoStatus = (attributes: ProductAttributes, nowMs: number): PromoStatus => {
  requireNumber(nowMs, 'nowMs');
  return isPlainlyOff(attributes) ? 'none' : statusOf(promoTermsOf(attributes), nowMs);
};

/** The active promotion; undefined if there is none or its price is invalid (S4-promo-06, -07). */
export const activePromo = (product: Product, nowMs: number): ActivePromo | undefined => {
  requireNumber(nowMs, 'nowMs');
  const terms = readablePromo(requireObject(product, 'product').attributes);
  return terms && isPromoActive(terms, nowMs) ? terms.gives : undefined;
};

/** Whether a hot deal with this status is shown (S4-promo-09). */
export const isHotDealShown = (status: PromoStatus): boolean => status === 'active' || status === 'upcoming';
