import type { CardExpiry } from './card-expiry.ts';

/** A card that the payment provider keeps for a customer; here it is known by its id and last four digits alone. */
export interface StoredCard extends CardExpiry {
  readonly id: string;
  /** As the provider names it: 'visa', 'mc'. */
  readonly brand: string;
  readonly last4: string;
  readonly isDefault: boolean;
  /** The address in the customer's book that the card is billed to. */
  readonly billingAddressId: string | undefined;
}
