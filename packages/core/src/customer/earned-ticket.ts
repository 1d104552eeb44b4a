import type { Money } from '../money/money.ts';

/** What a customer has earned on one product (S6-tickets, `earnedProducts` of S3-customer): so much off each piece. */
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
  /** The order that earned it, also one of another system. */
  readonly orderId: string;
  /** Pieces that it still counts for; undefined: without a limit. */
  readonly remainingUses: number | undefined;
  readonly hasFreeShipping: boolean;
};
