import type { Rounding } from '@ironcart/core';
import type { PriceDiscount } from './discount/price-discount.ts';

/** What a price depends on besides the product. */
export interface PriceContext {
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** The customer's group: 0 a guest, 1 the default group, from 2 on the server gives group prices. */
  readonly groupId: number;
  /** Of percentages, by the piece; half up unless given (READINGS A2). */
  readonly rounding?: Rounding | undefined;
  /** Earned-store discounts by product id, for the items that redeem one (S4-price-02). */
  readonly earnedDiscounts?: ReadonlyMap<number, PriceDiscount> | undefined;
}
