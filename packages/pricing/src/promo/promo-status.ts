import { isAttributeOn, type Money, type Product, type ProductAttributes, parseMoney } from '@ironcart/core';
import { parseInstant } from './parse-instant.ts';

/** Whether a product's promotion counts now (S4-promo). */
export type PromoStatus = 'none' | 'upcoming' | 'expired' | 'active';

const quantityOf = (value: ProductAttributes[string] | undefined): number => {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
};

/**
 * The status of the promotion that a product's attributes describe (S4-promo-01..05). A missing date leaves its side
 * open; at exactly the from date and at exactly the to date the promotion is active.
 * @param nowMs milliseconds since the epoch
 */
export const promoStatus = (attributes: ProductAttributes, nowMs: number): PromoStatus => {
  if (!isAttributeOn(attributes, 'rogue_promo_enabled')) return 'none';

  const fromMs = parseInstant(attributes.rogue_promo_from_date);
  if (fromMs !== undefined && nowMs < fromMs) return 'upcoming';

  const toMs = parseInstant(attributes.rogue_promo_to_date);
  if (toMs !== undefined && nowMs > toMs) return 'expired';

  const isQuantityLimited = isAttributeOn(attributes, 'rogue_promo_qty_enable');
  if (isQuantityLimited && !(quantityOf(attributes.rogue_promo_qty) > 0)) return 'expired';

  return 'active';
};

/** What an active promotion gives a product: its price, and how many are left at it. */
export interface ActivePromo {
  readonly price: Money;
  /** undefined: without a limit. */
  readonly quantity: number | undefined;
}

/** The promotion that counts now, or undefined when there is none or it has no readable price (S4-promo-06, -07). */
export const activePromo = (product: Product, nowMs: number): ActivePromo | undefined => {
  const { attributes } = product;
  if (promoStatus(attributes, nowMs) !== 'active') return undefined;
  const price = parseMoney(attributes.rogue_promo_price);
  if (typeof price === 'object' || price < 0) return undefined;
  const isQuantityLimited = isAttributeOn(attributes, 'rogue_promo_qty_enable');
  return { price, quantity: isQuantityLimited ? quantityOf(attributes.rogue_promo_qty) : undefined };
};

/** Whether a hot deal of this status is shown (S4-promo-09). */
export const isHotDealShown = (status: PromoStatus): boolean => status === 'active' || status === 'upcoming';
