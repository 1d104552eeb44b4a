import type { EarnedTicket } from '@ironcart/core/customer';
import type { Rounding } from '@ironcart/core/money';
import { requireArray, requireObject } from '@ironcart/core/result';
import type { Entitlement } from './discount/entitlement.ts';
import type { PriceDiscount } from './discount/price-discount.ts';
import type { CartPromotions } from './discount/promotions.ts';

/** The properties of a shopper that prices depend on. */
export interface Shopper {
  /** The customer group: 0 for guests, 1 by default, 2 or more for groups with their own prices (S6-roles). */
  readonly groupId: number;
  /** The customer's entitlements by product id, for items that redeem them (S4-price-02, S6-tickets). */
  readonly earned?: ReadonlyMap<number, Entitlement> | undefined;
}

/** Everything besides the cart that a price depends on. */
export interface QuoteTerms {
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly shopper: Shopper;
  /** The rounding of percentages, per piece; half up by default (READINGS A2). */
  readonly rounding?: Rounding | undefined;
  /** A discount on the sum of the lines, distributed over them. */
  readonly orderDiscount?: PriceDiscount | undefined;
  /** The store's promotions, applied to single lines after the weight-tier discount; created by `createPromotions`. */
  readonly promotions?: CartPromotions | undefined;
}

/** Converts a customer's entitlements to those of a shopper, by product id. */
export const earnedDiscountsOf = (tickets: readonly EarnedTicket[]): ReadonlyMap<number, Entitlement> =>
  new Map(requireArray(tickets, 'tickets').map((ticket) => [requireObject(ticket, 'ticket').productId, ticket]));
