import { requireNumber, requireObject } from '../require-argument.ts';

/** The last month in which a card is valid; the month is 1 to 12, the year has four digits. */
export interface CardExpiry {
  readonly expMonth: number;
  readonly expYear: number;
}

/** Whether a card's last month is over, in UTC (S3-customer-03). `now`: milliseconds since the epoch. */
export const isCardExpired = (expiry: CardExpiry, now: number): boolean => {
  requireObject(expiry, 'expiry');
  requireNumber(now, 'now');
  const { expMonth, expYear } = expiry;
  return now >= Date.UTC(expYear, expMonth);
};

/** A card stored by the payment provider; the store has its id and last four digits only. */
export interface StoredCard extends CardExpiry {
  readonly id: string;
  /** The provider's code: 'visa', 'mc'. */
  readonly brand: string;
  readonly last4: string;
  readonly isDefault: boolean;
  /** The id of the card's billing address in the customer's address book. */
  readonly billingAddressId: string | undefined;
}
