import type { PaymentMethodsAnswer } from '@ironcart/checkout-machines';

/** The public parts of the deployment's Adyen account. */
export interface AdyenAccount {
  readonly clientKey: string;
  readonly environment: 'test' | 'live';
}

/** The Adyen account for payments; undefined with another provider. */
export const adyenAccountOf = (provider: PaymentMethodsAnswer['provider']): AdyenAccount | undefined =>
  provider?.name === 'adyen' && provider.clientKey !== undefined
    ? { clientKey: provider.clientKey, environment: provider.environment === 'live' ? 'live' : 'test' }
    : undefined;
