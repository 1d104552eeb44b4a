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

/** The values of `paymentType` that name no method: those of an order without a selected method, and of cards. */
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
 * Whether a pending payment of an order waits for the shopper on another page. Cards are challenged in a frame; the
 * store's own methods have no frame.
 */
export const isRedirectPayment = (payment: PaymentTypes): boolean => {
  const type = methodTypeOfPayment(payment);
  if (namesNoMethod.has(type)) return false;
  return (methodEntryOf(type)?.kind ?? 'redirect') === 'redirect';
};
