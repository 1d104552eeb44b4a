import { checkoutStepPath } from '@ironcart/core/checkout';
import type { OrderPayment } from '@ironcart/core/order';
import { methodTypeOfPayment, type PaymentKind } from '@ironcart/core/payment';
import { pathOnSite } from '@ironcart/core/routing';
import type { Site } from '@ironcart/core/site';
import type { PaymentSource } from './payment-request.ts';

/** Message of a `payment_error`: no provider of the store handles this payment method. */
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
 * The source of an order's payment; undefined if the order has none.
 * @param customerId owner of a stored card, existing or new; a guest has none
 * @param kindOf the kind of a method by its type; an unknown method is treated as a card
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

/** Return URL from a bank's page: the review step, which resumes the order. */
export const returnUrlOf = (publicUrl: string, site: Site, orderId: string): string =>
  `${publicUrl}${pathOnSite(checkoutStepPath('review'), site)}?order=${encodeURIComponent(orderId)}`;

/** Return URL for the payment of an additional amount: its payment page. */
export const paymentReturnUrlOf = (publicUrl: string, site: Site, extraPaymentId: string): string =>
  `${publicUrl}${pathOnSite('/payment-link', site)}?payment=${encodeURIComponent(extraPaymentId)}`;
