import { defaultPaymentType, type OrderPayment, type OrderTotals } from '@ironcart/core/order';
import { paymentTypesOf } from '@ironcart/core/payment';
import { amountToPay } from '@ironcart/pricing';
import { chosenMethod, methodTypeOf } from '../payment-method/payment-choice.ts';
import type { CheckoutContext } from './checkout.types.ts';

/** Payment data besides the method's type: the token, the saved card, the approved amount. */
const meansOf = ({ payment, ports }: CheckoutContext): Partial<OrderPayment> => {
  const { choice, token, approval } = payment;
  switch (choice.kind) {
    case 'card':
      return {
        transactionToken: token,
        storesCard: choice.storesCard || undefined,
        browserInfo: ports.browserInfo?.(),
      };
    case 'stored':
      return { transactionToken: token, storedPaymentMethodId: choice.id, browserInfo: ports.browserInfo?.() };
    case 'redirect':
      return { browserInfo: ports.browserInfo?.() };
    case 'wallet':
      return { transactionToken: token, authorizedPayPalAmount: approval?.authorizedAmount };
  }
};

/** The payment of the order: the selected method, or none if gift cards pay all of it. */
export const orderPaymentOf = (context: CheckoutContext, totals: OrderTotals): OrderPayment => {
  const amount = amountToPay(totals);
  return context.payment.isReady && amount > 0
    ? {
        ...paymentTypesOf(chosenMethod(context.payment) ?? { type: methodTypeOf(context.payment.choice) }),
        amount,
        ...meansOf(context),
      }
    : { paymentType: defaultPaymentType, amount };
};
