import type { Configuration } from './configuration.ts';

/** What the storefront is told about checkout. */
export interface CheckoutSettings {
  readonly setup: 'payment' | 'classic';
  readonly hasApplePay: boolean;
  /** On the web the merchant has to be known to Apple, too. */
  readonly hasApplePayOnWeb: boolean;
  /** What the payment providers' scripts load from and call. */
  readonly paymentOrigins: readonly string[];
}

/** The variant of checkout (READINGS A23), its wallets, and where the configured providers are. */
export const checkoutSettingsOf = ({
  checkoutSetup,
  applePay,
  applePayMerchantId,
  adyenClientKey,
  adyenEnvironment,
  paypalClientId,
}: Configuration): CheckoutSettings => ({
  setup: checkoutSetup,
  hasApplePay: applePay === 'on',
  hasApplePayOnWeb: applePay === 'on' && applePayMerchantId !== undefined,
  paymentOrigins: [
    ...(adyenClientKey === undefined
      ? []
      : [`https://checkoutshopper-${adyenEnvironment}.adyen.com`, 'https://*.adyen.com']),
    ...(paypalClientId === undefined ? [] : ['https://*.paypal.com', 'https://www.paypalobjects.com']),
  ],
});
