import type { PaymentMethod, StoredCard } from '@ironcart/core/payment';
import type { WirePaymentMethods, WireStoredPaymentMethod } from '../contract/payment-method.ts';

/** The payment methods of an order, and the browser's settings for them. */
export interface PaymentMethodsAnswer {
  readonly methods: readonly PaymentMethod[];
  /** The customer's stored cards; empty for a guest. */
  readonly stored: readonly StoredCard[];
  /** The provider whose card fields the browser shows. */
  readonly provider?: WirePaymentMethods['provider'];
  /** Undefined without a PayPal account. */
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
