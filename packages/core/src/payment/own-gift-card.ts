import type { Currency, Money } from '../money/index.ts';

/** A gift card whose code a customer has entered in the account or in an order. */
export interface OwnGiftCard {
  /** Identifies the card without its code. */
  readonly id: string;
  /** The last four characters of its code. */
  readonly ending: string;
  readonly balance: Money;
  readonly currency: Currency;
  /** The amount that the customer's orders have taken from it, minus refunds. */
  readonly spent: Money;
  /** The customer's latest order that took something from it. */
  readonly lastOrderId?: string | undefined;
  /** Whether the customer has saved it in the account, and can remove it. */
  readonly isKept: boolean;
}
