import type { ServiceHandlers } from '../../http/request-context.ts';

/** svc_paymentmethod: cards everywhere; the sandbox provider knows nothing else. */
export const createPaymentMethodService = (): ServiceHandlers<'paymentMethod'> => ({
  getMethods: async () => ({
    paymentMethods: [{ type: 'scheme', name: 'Credit or debit card', brands: ['visa', 'mc', 'amex'] }],
    storedPaymentMethods: [],
  }),
});
