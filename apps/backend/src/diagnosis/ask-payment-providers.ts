import type { AdyenOptions, PayPalOptions } from '../providers/payment/payment-accounts.ts';
import type { ProviderHttpOptions } from '../providers/payment/provider-http.ts';

/**
 * A provider's response about an account; `refused` contains the provider's message. Errors mean that it does not
 * respond.
 */
export type ProviderDiagnosis = { readonly kind: 'accepted' } | { readonly kind: 'refused'; readonly reason: string };

const oneAttempt = (patienceMs: number): ProviderHttpOptions => ({
  fetch: (request) => fetch(request),
  timeoutMs: patienceMs,
  retryDelaysMs: [],
});

/** Refusals begin with the provider's name and status; without a response, no provider is quoted. */
const refusalOf = (error: unknown): ProviderDiagnosis => {
  const reason = error instanceof Error ? error.message : '';
  if (!/^(?:Adyen|PayPal) (?:answers|gives|does not take)/.test(reason)) throw error;
  return { kind: 'refused', reason };
};

/**
 * Lists an account's payment methods, which needs the API key, the merchant account and, if live, the prefix.
 * @throws PaymentProviderUnavailableError if Adyen does not respond
 */
export const askAdyen = async (account: AdyenOptions, patienceMs: number): Promise<ProviderDiagnosis> => {
  const { createAdyenApi } = await import('../providers/payment/adyen/adyen-client.ts');
  try {
    const api = createAdyenApi(account, oneAttempt(patienceMs));
    await api.PaymentsApi.paymentMethods({ merchantAccount: account.merchantAccount });
    return { kind: 'accepted' };
  } catch (error) {
    return refusalOf(error);
  }
};

/**
 * Logs in with an account and looks up its webhook.
 * @throws PaymentProviderUnavailableError if PayPal does not respond
 */
export const askPayPal = async (account: PayPalOptions, patienceMs: number): Promise<ProviderDiagnosis> => {
  const { createPayPalClient } = await import('../providers/payment/paypal/paypal-client.ts');
  const call = createPayPalClient(account, { ...oneAttempt(patienceMs), now: () => new Date() });
  try {
    const path = `/v1/notifications/webhooks/${encodeURIComponent(account.webhookId)}`;
    const { status } = await call({ method: 'GET', path });
    if (status < 400) return { kind: 'accepted' };
    return { kind: 'refused', reason: `PayPal answers ${status} when asked for the webhook of paypalWebhookId` };
  } catch (error) {
    return refusalOf(error);
  }
};
