import type { Rounding } from '@ironcart/core';
import type { Entitlement } from './discount/entitlement.ts';
import type { PriceDiscount } from './discount/price-discount.ts';

/** What a price depends on besides the product. */
export interface PriceContext {
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** The customer's group: 0 a guest, 1 the default group, from 2 on the server gives group prices (S6-roles). */
  readonly groupId: number;
  /** Of percentages, by the piece; half up unless given (READINGS A2). */
  readonly rounding?: Rounding | undefined;
  /** What the customer earned, by product id, for the items that redeem it (S4-price-02, S6-tickets). */
  readonly earnedDiscounts?: ReadonlyMap<number, Entitlement> | undefined;
  /** Off the sum of the lines, shared by them; of `priceValidatedCart` and what builds on it. */
  readonly orderDiscount?: PriceDiscount | undefined;
}
