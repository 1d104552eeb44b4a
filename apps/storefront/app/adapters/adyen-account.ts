import type { PaymentMethodsAnswer } from '@ironcart/checkout-machines';

/** The deployment's account with Adyen, as its public parts. */
export interface AdyenAccount {
  readonly clientKey: string;
  readonly environment: 'test' | 'live';
}

/** The account that payments are made with; undefined where another provider takes them. */
export const adyenAccountOf = (provider: PaymentMethodsAnswer['provider']): AdyenAccount | undefined =>
  provider?.name === 'adyen' && provider.clientKey !== undefined
    ? { clientKey: provider.clientKey, environment: provider.environment === 'live' ? 'live' : 'test' }
    : undefined;
