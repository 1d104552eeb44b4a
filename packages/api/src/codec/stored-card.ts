import type { StoredCard } from '@ironcart/core/payment';
import type { WireCreditCard } from '../contract/credit-card.ts';
import type { WireStoredPaymentMethod } from '../contract/payment-method.ts';
import { type BookAddress, bookAddressFromWire, bookAddressToWire } from './session.ts';

/** The properties that a stored card has in both of its wire forms, for checkout and for the account page. */
type WireCard = Pick<WireStoredPaymentMethod & WireCreditCard, 'isDefault' | 'billingAddressId' | 'brand' | 'last4'>;

const wireCardOf = ({ isDefault, billingAddressId, brand, last4 }: StoredCard): WireCard => ({
  isDefault,
  billingAddressId: billingAddressId ?? null,
  brand,
  ...(last4 === '' ? {} : { last4 }),
});

/** The inverse of `wireCardOf`. */
const cardOf = ({ isDefault, billingAddressId, brand, last4 }: WireCard) => ({
  brand: brand ?? '',
  last4: last4 ?? '',
  isDefault,
  billingAddressId: billingAddressId ?? undefined,
});

export const storedCardToWire = (card: StoredCard): WireStoredPaymentMethod => ({
  ...wireCardOf(card),
  storedPaymentMethodId: card.id,
  cardExpYear: card.expYear,
  cardExpMonth: card.expMonth,
  adyenType: 'scheme',
});

/** The inverse of `storedCardToWire`. */
export const storedCardFromWire = (wire: WireStoredPaymentMethod): StoredCard => ({
  ...cardOf(wire),
  id: wire.storedPaymentMethodId,
  expMonth: wire.cardExpMonth,
  expYear: wire.cardExpYear,
});

/** A customer's stored card, for the account page (S3-customer-03). */
export interface SavedCard extends StoredCard {
  /** Whether its expiry month is over. */
  readonly isExpired: boolean;
  /** Undefined if none was given, or it was removed from the address book. */
  readonly billingAddress: BookAddress | undefined;
}

export const savedCardToWire = (card: SavedCard): WireCreditCard => ({
  ...wireCardOf(card),
  _id: card.id,
  expYear: card.expYear,
  expMonth: card.expMonth,
  expired: card.isExpired,
  billingAddress: card.billingAddress ? bookAddressToWire(card.billingAddress) : null,
});

/** The inverse of `savedCardToWire`. */
export const savedCardFromWire = (wire: WireCreditCard): SavedCard => ({
  ...cardOf(wire),
  id: wire._id,
  expMonth: wire.expMonth,
  expYear: wire.expYear,
  isExpired: wire.expired,
  billingAddress: wire.billingAddress ? bookAddressFromWire(wire.billingAddress) : undefined,
});
