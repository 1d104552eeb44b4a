import { type PaymentMethodsAnswer, paymentMethodsFromWire } from '../../codec/payment-method.ts';
import { paymentMethodCalls } from '../../contract/payment-method.ts';
import type { CallOptions } from '../client-options.ts';
import type { Send } from '../send.ts';

/** Changes of a stored card; omitted fields stay. */
export interface StoredCardPatch {
  readonly isDefault?: boolean;
  readonly billingAddressId?: string;
}

/** Payment methods, and the customer's stored cards. */
export const createPaymentMethodService = (send: Send, siteLocale: string) => ({
  /**
   * The methods of a country and the customer's stored cards.
   * @throws ApiError `payment_methods_unavailable` if the provider does not respond and no other method is available
   */
  get: async ({ country }: { readonly country: string }, options: CallOptions = {}): Promise<PaymentMethodsAnswer> =>
    paymentMethodsFromWire(
      await send(paymentMethodCalls.getMethods, { ...options, query: { country, locale: siteLocale } }),
    ),
  /** @throws ApiError `not_found`, `address_not_found` */
  update: async (storedPaymentMethodId: string, patch: StoredCardPatch, options: CallOptions = {}): Promise<void> => {
    await send(paymentMethodCalls.updateMethod, {
      ...options,
      body: { paymentMethod: { storedPaymentMethodId }, ...patch },
    });
  },
  /** @throws ApiError `not_found` */
  remove: async (id: string, options: CallOptions = {}): Promise<void> => {
    await send(paymentMethodCalls.removeMethod, { ...options, params: { id } });
  },
});
