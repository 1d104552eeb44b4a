import { defaultPaymentType } from '../order/default-order.ts';
import type { OrderPayment } from '../order/order.ts';
import { requireObject } from '../require-argument.ts';
import { methodEntryOf, type PaymentMethod, specifiedMethods } from './payment-methods.ts';

type PaymentTypes = Pick<OrderPayment, 'paymentType' | 'adyenType'>;

const byCardsProvider = 'adyen';

/** Payment types of an order with the selected method (READINGS A16). */
export const paymentTypesOf = (method: Pick<PaymentMethod, 'type' | 'own'>): PaymentTypes => {
  requireObject(method, 'method');
  const { type, own } = method;
  const paymentType = own?.paymentType ?? methodEntryOf(type)?.paymentType ?? byCardsProvider;
  return paymentType === byCardsProvider ? { paymentType, adyenType: type } : { paymentType };
};

/** What an order's `paymentType` says while no method is chosen, and of a card. */
const namesNoMethod: ReadonlySet<string> = new Set([defaultPaymentType, byCardsProvider, '']);

/** Whether an order is paid by PayPal. */
export const isPayPalPayment = (payment: Pick<OrderPayment, 'paymentType'>): boolean => {
  requireObject(payment, 'payment');
  const { paymentType } = payment;
  return paymentType === specifiedMethods.paypal.paymentType;
};

/** The type of the method that an order is paid with, the inverse of `paymentTypesOf`. */
export const methodTypeOfPayment = (payment: PaymentTypes): string => {
  requireObject(payment, 'payment');
  return isPayPalPayment(payment) ? payment.paymentType : (payment.adyenType ?? payment.paymentType);
};

/**
 * Whether an order whose payment waits for the shopper waits on another page: cards are challenged in a frame, and a
 * method of the store's own has no frame.
 */
export const isRedirectPayment = (payment: PaymentTypes): boolean => {
  const type = methodTypeOfPayment(payment);
  if (namesNoMethod.has(type)) return false;
  return (methodEntryOf(type)?.kind ?? 'redirect') === 'redirect';
};
