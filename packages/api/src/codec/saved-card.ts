import type { StoredCard } from '@ironcart/core/payment';
import type { WireCreditCard } from '../contract/credit-card.ts';
import { type BookAddress, bookAddressFromWire, bookAddressToWire } from './session.ts';

/** A customer's stored card, for the account page (S3-customer-03). */
export interface SavedCard extends StoredCard {
  /** Whether its expiry month is over. */
  readonly isExpired: boolean;
  /** Undefined if none was given, or it was removed from the address book. */
  readonly billingAddress: BookAddress | undefined;
}

export const savedCardToWire = (card: SavedCard): WireCreditCard => ({
  _id: card.id,
  expYear: card.expYear,
  expMonth: card.expMonth,
  isDefault: card.isDefault,
  expired: card.isExpired,
  billingAddressId: card.billingAddressId ?? null,
  billingAddress: card.billingAddress ? bookAddressToWire(card.billingAddress) : null,
  brand: card.brand,
  ...(card.last4 === '' ? {} : { last4: card.last4 }),
});

/** The inverse of `savedCardToWire`. */
export const savedCardFromWire = (wire: WireCreditCard): SavedCard => ({
  id: wire._id,
  brand: wire.brand ?? '',
  last4: wire.last4 ?? '',
  expMonth: wire.expMonth,
  expYear: wire.expYear,
  isDefault: wire.isDefault,
  isExpired: wire.expired,
  billingAddressId: wire.billingAddressId ?? undefined,
  billingAddress: wire.billingAddress ? bookAddressFromWire(wire.billingAddress) : undefined,
});
