import type { EarnedTicket } from '@ironcart/core/customer';
import type { Rounding } from '@ironcart/core/money';
import type { Entitlement } from './discount/entitlement.ts';
import type { PriceDiscount } from './discount/price-discount.ts';
import type { CartPromotions } from './discount/promotions.ts';

/** Who buys, as far as prices depend on it. */
export interface Shopper {
  /** The customer's group: 0 a guest, 1 the default group, from 2 on the server gives group prices (S6-roles). */
  readonly groupId: number;
  /** What the customer earned, by product id, for the items that redeem it (S4-price-02, S6-tickets). */
  readonly earned?: ReadonlyMap<number, Entitlement> | undefined;
}

/** What a price depends on besides the product. */
export interface QuoteTerms {
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly shopper: Shopper;
  /** Of percentages, by the piece; half up unless given (READINGS A2). */
  readonly rounding?: Rounding | undefined;
  /** Off the sum of the lines, shared by them. */
  readonly orderDiscount?: PriceDiscount | undefined;
  /** The store's own, off single lines, after the discount by weight; made by `createPromotions`. */
  readonly promotions?: CartPromotions | undefined;
}

/** What a customer earned, by product id, as a shopper has it. */
export const earnedDiscountsOf = (tickets: readonly EarnedTicket[]): ReadonlyMap<number, Entitlement> =>
  new Map(tickets.map((ticket) => [ticket.productId, ticket]));
