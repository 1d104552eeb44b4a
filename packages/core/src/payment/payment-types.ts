import type { OrderPayment } from '../order/order.ts';

/** The type of card payments, as payment methods and an order's `adyenType` name it. */
export const cardType = 'scheme';

const payPalType = 'paypal';

type PaymentTypes = Pick<OrderPayment, 'paymentType' | 'adyenType'>;

/** What an order says of how it is paid once a payment method is chosen (READINGS A16). */
export const paymentTypesOf = (methodType: string): PaymentTypes =>
  methodType === payPalType ? { paymentType: payPalType } : { paymentType: 'adyen', adyenType: methodType };

/** Whether an order is paid by PayPal. */
export const isPayPalPayment = ({ paymentType }: Pick<OrderPayment, 'paymentType'>): boolean =>
  paymentType === payPalType;

/**
 * The payment of an order after its ship-to country has changed (S4-shipto-02): as it was where the country offers
 * its method, else by a card that is still to be given, without token and reference of the method that is gone.
 */
export const paymentInCountry = (payment: OrderPayment, offeredTypes: readonly string[]): OrderPayment => {
  const type = isPayPalPayment(payment) ? payPalType : payment.adyenType;
  const isKept = type === undefined || type === cardType || offeredTypes.includes(type);
  return isKept ? payment : { ...paymentTypesOf(cardType), amount: payment.amount };
};
