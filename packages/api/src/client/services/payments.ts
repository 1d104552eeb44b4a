import type { AnswerOf } from '../../contract/define-call.ts';
import { paymentMethodCalls } from '../../contract/payment-method.ts';
import type { CallOptions } from '../client-options.ts';
import type { Send } from '../send.ts';

export type PaymentMethods = Readonly<AnswerOf<typeof paymentMethodCalls.getMethods>>;

/** How an order can be paid. */
export const createPaymentService = (send: Send, siteLocale: string) => ({
  /** The methods of a country and the customer's stored ones. */
  methods: async ({ country }: { readonly country: string }, options: CallOptions = {}): Promise<PaymentMethods> =>
    send(paymentMethodCalls.getMethods, { ...options, query: { country, locale: siteLocale } }),
});
