import type { Currency, Money } from '../money/index.ts';

/** A gift card whose code a customer has entered: in the account, or in an order. */
export interface OwnGiftCard {
  /** Names the card without its code. */
  readonly id: string;
  /** The last four characters of its code. */
  readonly ending: string;
  readonly balance: Money;
  readonly currency: Currency;
  /** What the customer's orders have taken from it, without what was given back. */
  readonly spent: Money;
  /** The latest order of the customer that took something. */
  readonly lastOrderId?: string | undefined;
  /** Whether the customer keeps it in the account, and can remove it. */
  readonly isKept: boolean;
}
