import type { PaymentMethod, StoredCard } from '@ironcart/core/payment';
import type { WirePaymentMethods } from '../contract/payment-method.ts';
import { storedCardFromWire } from './stored-card.ts';

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

export const paymentMethodsFromWire = ({
  paymentMethods,
  storedPaymentMethods,
  ...setup
}: WirePaymentMethods): PaymentMethodsAnswer => ({
  methods: paymentMethods,
  stored: storedPaymentMethods.map(storedCardFromWire),
  ...setup,
});
