import type { Money } from '../money/money.ts';

/** A discount that a customer has earned on one product (S6-tickets, `earnedProducts` of S3-customer), per piece. */
export type EarnedTicket = (
  | {
      readonly kind: 'percent';
      /** Decimal text from 0 to 100. */
      readonly percent: string;
    }
  | {
      readonly kind: 'fixed';
      /** Minor units of the site's currency. */
      readonly amount: Money;
    }
) & {
  readonly productId: number;
  /** The order that earned it; may be an order of another system. */
  readonly orderId: string;
  /** The number of pieces for which it is still valid; undefined: unlimited. */
  readonly remainingUses: number | undefined;
  readonly hasFreeShipping: boolean;
};
