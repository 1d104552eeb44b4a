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
