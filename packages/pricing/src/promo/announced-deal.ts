import type { Money } from '@ironcart/core/money';
import type { Product } from '@ironcart/core/product';
import { isPromoActive, readablePromo } from './promo-terms.ts';

/** What is said of a product's promotion beside its price. */
export type AnnouncedDeal =
  | {
      readonly status: 'upcoming';
      /** The price that it will give a piece. */
      readonly price: Money;
      /** When it begins; milliseconds since the epoch. */
      readonly fromMs: number;
      /** Pieces that there will be at that price; undefined: no limit. */
      readonly pieces: number | undefined;
    }
  | {
      readonly status: 'active';
      readonly price: Money;
      /** When it ends; undefined: it does not. */
      readonly untilMs: number | undefined;
      /** Pieces that are left at that price; undefined: no limit. */
      readonly pieces: number | undefined;
    };

/**
 * The promotion of a product as it is announced: one that counts now, with what is left of it, or one that is coming
 * (S4-promo-06, -09). Undefined for one that is over, sold out or not readable.
 * @param nowMs milliseconds since the epoch
 */
export const announcedDeal = (
  { attributes }: Pick<Product, 'attributes'>,
  nowMs: number,
): AnnouncedDeal | undefined => {
  const terms = readablePromo(attributes);
  if (terms?.gives === undefined || terms.isSoldOut) return undefined;
  const { price, quantity } = terms.gives;
  const pieces = quantity === undefined ? undefined : Math.floor(quantity);
  if (isPromoActive(terms, nowMs)) {
    return { status: 'active', price, pieces, untilMs: Number.isFinite(terms.toMs) ? terms.toMs : undefined };
  }
  const isComing = nowMs < terms.fromMs && Number.isFinite(terms.fromMs) && terms.fromMs <= terms.toMs;
  return isComing ? { status: 'upcoming', price, pieces, fromMs: terms.fromMs } : undefined;
};
