import type { Logger } from 'pino';
import type { Database } from '../../db/pool.ts';
import type { AdyenProvider } from './adyen/adyen-provider.ts';
import type { ApplePayMerchant, RequestMerchantSession } from './apple-pay/merchant-session.ts';
import type { AdyenOptions, PaymentAccounts, PayPalOptions } from './payment-accounts.ts';
import { createPaymentLedger } from './payment-ledger.ts';
import type { BrowserSetup } from './payments.ts';
import type { PayPalProvider } from './paypal/paypal-provider.ts';
import type { ProviderHttpOptions } from './provider-http.ts';

export interface OpenProvidersOptions extends PaymentAccounts {
  readonly db: Database;
  readonly now: () => Date;
  readonly logger: Logger;
  readonly publicUrl: string;
  readonly http: ProviderHttpOptions;
}

/** The configured providers besides the sandbox. */
export interface OpenProviders {
  readonly adyen: { readonly provider: AdyenProvider; readonly setup: BrowserSetup['provider'] } | undefined;
  readonly paypal: { readonly provider: PayPalProvider; readonly setup: BrowserSetup['paypal'] } | undefined;
  readonly applePay: RequestMerchantSession | undefined;
}

/** Return URL from a page that Adyen redirected to; `to` is the store's own path. */
export const adyenReturnPath = '/provider/adyen/return';

const openAdyen = async (
  account: AdyenOptions,
  { db, now, logger, publicUrl, http }: OpenProvidersOptions,
): Promise<AdyenProvider> => {
  const [{ createAdyenApi }, { createAdyenProvider }] = await Promise.all([
    import('./adyen/adyen-client.ts'),
    import('./adyen/adyen-provider.ts'),
  ]);
  return createAdyenProvider({
    api: createAdyenApi(account, http),
    ledger: createPaymentLedger(db, now, 'adyen'),
    merchantAccount: account.merchantAccount,
    hmacKey: account.hmacKey,
    returnUrlFor: (storeUrl) => {
      const { pathname, search } = new URL(storeUrl);
      return `${publicUrl}${adyenReturnPath}?${new URLSearchParams({ to: pathname + search })}`;
    },
    onCaptureFailed: (reference) =>
      logger.error({ orderId: reference }, 'Adyen could not capture the payment of an order that is placed'),
    onForeignPayment: (reference) =>
      logger.error({ orderId: reference }, 'Adyen has a payment of another amount with the reference of an order'),
  });
};

const openPayPal = async (account: PayPalOptions, { db, now, http }: OpenProvidersOptions): Promise<PayPalProvider> => {
  const [{ createPayPalClient }, { createPayPalProvider }] = await Promise.all([
    import('./paypal/paypal-client.ts'),
    import('./paypal/paypal-provider.ts'),
  ]);
  return createPayPalProvider({
    call: createPayPalClient(account, { ...http, now }),
    ledger: createPaymentLedger(db, now, 'paypal'),
    webhookId: account.webhookId,
  });
};

const openApplePay = async (merchant: ApplePayMerchant, publicUrl: string): Promise<RequestMerchantSession> => {
  const { createMerchantSessions } = await import('./apple-pay/merchant-session.ts');
  return createMerchantSessions({ ...merchant, domain: new URL(publicUrl).hostname });
};

/** Opens the configured providers; the code of the others is not loaded. */
export const openProviders = async (options: OpenProvidersOptions): Promise<OpenProviders> => {
  const { adyen, paypal, applePay } = options;
  return {
    adyen: adyen && {
      provider: await openAdyen(adyen, options),
      setup: { name: 'adyen', clientKey: adyen.clientKey, environment: adyen.environment },
    },
    paypal: paypal && { provider: await openPayPal(paypal, options), setup: { clientId: paypal.clientId } },
    applePay: applePay && (await openApplePay(applePay, options.publicUrl)),
  };
};
