import type { Money } from '@ironcart/core/money';
import type { Product } from '@ironcart/core/product';
import { requireArray, requireNumber, requireObject } from '@ironcart/core/result';
import { isPromoActive, readablePromo } from './promo-terms.ts';

/** A product's promotion as shown next to its price. */
export type AnnouncedDeal =
  | {
      readonly status: 'upcoming';
      /** The promotion price of one piece, in minor units. */
      readonly price: Money;
      /** The start, in milliseconds since the epoch. */
      readonly fromMs: number;
      /** The number of pieces available at that price; undefined without a limit. */
      readonly pieces: number | undefined;
    }
  | {
      readonly status: 'active';
      readonly price: Money;
      /** The end, in milliseconds since the epoch; undefined without an end. */
      readonly untilMs: number | undefined;
      /** The number of pieces left at that price; undefined without a limit. */
      readonly pieces: number | undefined;
    };

/**
 * Returns a product's active promotion with its remaining pieces, or its upcoming one (S4-promo-06, -09). Undefined if
 * the promotion has ended, is sold out or is invalid.
 * @param nowMs milliseconds since the epoch
 */
export const announcedDeal = (product: Pick<Product, 'attributes'>, nowMs: number): AnnouncedDeal | undefined => {
  requireNumber(nowMs, 'nowMs');
  const terms = readablePromo(requireObject(product, 'product').attributes);
  if (terms?.gives === undefined || terms.isSoldOut) return undefined;
  const { price, quantity } = terms.gives;
  const pieces = quantity === undefined ? undefined : Math.floor(quantity);
  if (isPromoActive(terms, nowMs)) {
    return { status: 'active', price, pieces, untilMs: Number.isFinite(terms.toMs) ? terms.toMs : undefined };
  }
  const isComing = nowMs < terms.fromMs && Number.isFinite(terms.fromMs) && terms.fromMs <= terms.toMs;
  return isComing ? { status: 'upcoming', price, pieces, fromMs: terms.fromMs } : undefined;
};

/**
 * The products whose promotion is upcoming, the next first, each with its start in milliseconds since the epoch
 * (S4-promo-09).
 */
export const upcomingDeals = <Of extends Pick<Product, 'attributes'>>(
  products: readonly Of[],
  nowMs: number,
): readonly { readonly product: Of; readonly fromMs: number }[] =>
  requireArray(products, 'products')
    .flatMap((product) => {
      const deal = announcedDeal(product, nowMs);
      return deal?.status === 'upcoming' ? [{ product, fromMs: deal.fromMs }] : [];
    })
    .toSorted((left, right) => left.fromMs - right.fromMs);
