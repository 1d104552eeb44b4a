const rate = (shippingCode: string, amount: number, label: string) => ({
  shippingCode,
  rate: amount,
  label,
  carrier: 'Road',
  packageNumber: 1,
});

/** The id of the order that the fake backend places. */
export const placedOrderId = '100000099';

/**
 * The fake backend's checkout responses by method and path; undefined for any other call.
 * @param payWith replaces values in the response of the payment methods
 */
export const answerCheckout = (method: string, path: string, payWith: object = {}): unknown => {
  switch (`${method} ${path}`) {
    case 'POST /svc_shipping/shipping/rates/get':
      return {
        rates: [rate('ground', 12.5, 'Ground, 3 to 5 days'), rate('air', 48, 'Air, the next day')],
        split: [],
        transactionId: 'quote-1',
      };
    case 'POST /svc_tax/tax/rates/fetch':
      return { totalTaxAmount: 50.63, summary: [{ label: 'Ohio', taxAmount: 50.63 }], shipping: { taxAmount: 0 } };
    case 'POST /svc_checkout/promotion/status':
      return { fiveShipForFive: false };
    case 'GET /svc_paymentmethod/methods':
      return {
        paymentMethods: [
          { type: 'scheme', name: 'Credit or debit card', brands: ['visa', 'mc'] },
          { type: 'paypal', name: 'PayPal' },
        ],
        storedPaymentMethods: [],
        provider: { name: 'sandbox' },
        ...payWith,
      };
    case 'POST /svc_checkout/order':
      return { orderId: placedOrderId, storeId: 1, status: 'published', payment: {} };
    default:
      return undefined;
  }
};
