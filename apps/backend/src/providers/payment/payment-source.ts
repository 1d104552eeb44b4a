import {
  checkoutStepPath,
  isPayPalPayment,
  isRedirectMethod,
  type OrderPayment,
  pathOnSite,
  type Site,
} from '@ironcart/core';
import type { PaymentSource } from './payment-request.ts';

/** The message of a `payment_error`: no provider of the store takes payments of that kind. */
export const methodNotOffered = 'method_not_offered';

const applePayType = 'applepay';

const byToken = (token: string | undefined, make: (token: string) => PaymentSource): PaymentSource | undefined =>
  token ? make(token) : undefined;

/**
 * What an order is paid with; undefined where it does not say so.
 * @param customerId whose stored card pays, and for whom a new one is kept; a guest has none
 */
export const paymentSourceOf = (payment: OrderPayment, customerId: string | undefined): PaymentSource | undefined => {
  const { adyenType = '', transactionToken, storedPaymentMethodId } = payment;
  if (isPayPalPayment(payment)) return byToken(transactionToken, (token) => ({ kind: 'paypal', token }));
  if (adyenType === applePayType) return byToken(transactionToken, (token) => ({ kind: 'applePay', token }));
  if (isRedirectMethod(adyenType)) return { kind: 'redirect', type: adyenType };
  if (storedPaymentMethodId !== undefined) {
    if (customerId === undefined) return undefined;
    return { kind: 'storedCard', storedPaymentMethodId, securityCodeToken: transactionToken };
  }
  const storesCard = payment.storesCard === true && customerId !== undefined;
  return byToken(transactionToken, (token) => ({ kind: 'card', token, storesCard }));
};

/** Where the shopper comes back to from a bank's own page: the review step, which resumes the order. */
export const returnUrlOf = (publicUrl: string, site: Site, orderId: string): string =>
  `${publicUrl}${pathOnSite(checkoutStepPath('review'), site)}?order=${encodeURIComponent(orderId)}`;

/** Where the shopper comes back to who pays what an order still costs: that order's page. */
export const orderReturnUrlOf = (publicUrl: string, site: Site, orderId: string): string =>
  `${publicUrl}${pathOnSite(`/account/order/${encodeURIComponent(orderId)}`, site)}`;
