import { checkoutStepPath } from '@ironcart/core/checkout';
import type { OrderPayment } from '@ironcart/core/order';
import { methodTypeOfPayment, type PaymentKind } from '@ironcart/core/payment';
import { pathOnSite } from '@ironcart/core/routing';
import type { Site } from '@ironcart/core/site';
import type { PaymentSource } from './payment-request.ts';

/** The message of a `payment_error`: no provider of the store takes payments of that kind. */
export const methodNotOffered = 'method_not_offered';

const cardSource = (
  { transactionToken, storedPaymentMethodId, storesCard }: OrderPayment,
  customerId: string | undefined,
): PaymentSource | undefined => {
  if (storedPaymentMethodId !== undefined) {
    if (customerId === undefined) return undefined;
    return { kind: 'storedCard', storedPaymentMethodId, securityCodeToken: transactionToken };
  }
  if (!transactionToken) return undefined;
  return { kind: 'card', token: transactionToken, storesCard: storesCard === true && customerId !== undefined };
};

/**
 * What an order is paid with; undefined where it does not say so.
 * @param customerId whose stored card pays, and for whom a new one is kept; a guest has none
 * @param kindOf the kind of a method by its type; what is of none is taken for a card
 */
export const paymentSourceOf = (
  payment: OrderPayment,
  customerId: string | undefined,
  kindOf: (type: string) => PaymentKind | undefined,
): PaymentSource | undefined => {
  const type = methodTypeOfPayment(payment);
  const kind = kindOf(type) ?? 'card';
  switch (kind) {
    case 'card':
      return cardSource(payment, customerId);
    case 'redirect':
      return { kind, type };
    case 'wallet':
      return payment.transactionToken ? { kind, type, token: payment.transactionToken } : undefined;
  }
};

/** Where the shopper comes back to from a bank's own page: the review step, which resumes the order. */
export const returnUrlOf = (publicUrl: string, site: Site, orderId: string): string =>
  `${publicUrl}${pathOnSite(checkoutStepPath('review'), site)}?order=${encodeURIComponent(orderId)}`;

/** Where the shopper comes back to who pays what an order still costs: the page where it is paid. */
export const paymentReturnUrlOf = (publicUrl: string, site: Site, extraPaymentId: string): string =>
  `${publicUrl}${pathOnSite('/payment-link', site)}?payment=${encodeURIComponent(extraPaymentId)}`;
