import type { PaymentMethod, StoredCard } from '@ironcart/core';
import type { WirePaymentMethods, WireStoredPaymentMethod } from '../contract/payment-method.ts';

/** How an order can be paid, and what the browser needs to ask for it. */
export interface PaymentMethodsAnswer {
  readonly methods: readonly PaymentMethod[];
  /** The customer's cards, none for a guest. */
  readonly stored: readonly StoredCard[];
  /** Whose card fields the browser shows. */
  readonly provider?: WirePaymentMethods['provider'];
  /** Left out where no PayPal account is set up. */
  readonly paypal?: WirePaymentMethods['paypal'];
}

export const storedCardToWire = (card: StoredCard): WireStoredPaymentMethod => ({
  storedPaymentMethodId: card.id,
  isDefault: card.isDefault,
  billingAddressId: card.billingAddressId ?? null,
  cardExpYear: card.expYear,
  cardExpMonth: card.expMonth,
  adyenType: 'scheme',
  brand: card.brand,
  ...(card.last4 === '' ? {} : { last4: card.last4 }),
});

/** The inverse of `storedCardToWire`. */
export const storedCardFromWire = (wire: WireStoredPaymentMethod): StoredCard => ({
  id: wire.storedPaymentMethodId,
  brand: wire.brand ?? '',
  last4: wire.last4 ?? '',
  expMonth: wire.cardExpMonth,
  expYear: wire.cardExpYear,
  isDefault: wire.isDefault,
  billingAddressId: wire.billingAddressId ?? undefined,
});

export const paymentMethodsFromWire = ({
  paymentMethods,
  storedPaymentMethods,
  ...setup
}: WirePaymentMethods): PaymentMethodsAnswer => ({
  methods: paymentMethods,
  stored: storedPaymentMethods.map(storedCardFromWire),
  ...setup,
});
