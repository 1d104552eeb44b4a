import { type CaptchaPage, captchaPageOf } from './captcha-settings.ts';
import type { Configuration } from './configuration.ts';

/** Checkout settings for the storefront. */
export interface CheckoutSettings {
  readonly setup: 'payment' | 'classic';
  readonly hasApplePay: boolean;
  /** On the web, the merchant must also be registered with Apple. */
  readonly hasApplePayOnWeb: boolean;
  /** Origins that the payment providers' scripts are loaded from and call. */
  readonly paymentOrigins: readonly string[];
  readonly captcha: CaptchaPage | undefined;
}

/** The origin of the captcha service's script, which opens frames and makes calls. */
const captchaOrigins = (captcha: CaptchaPage | undefined): readonly string[] =>
  captcha?.kind === 'script' ? [new URL(captcha.scriptUrl).origin] : [];

/**
 * The variant of checkout (READINGS A23), its wallets and the origins of the configured providers.
 * @param originsOfWallets origins of the store's own wallets
 */
export const checkoutSettingsOf = (
  configuration: Configuration,
  originsOfWallets: readonly string[] = [],
): CheckoutSettings => {
  const { checkoutSetup, applePay, applePayMerchantId, adyenClientKey, adyenEnvironment, paypalClientId } =
    configuration;
  const captcha = captchaPageOf(configuration);
  return {
    setup: checkoutSetup,
    hasApplePay: applePay === 'on',
    hasApplePayOnWeb: applePay === 'on' && applePayMerchantId !== undefined,
    captcha,
    paymentOrigins: [
      ...(adyenClientKey === undefined
        ? []
        : [`https://checkoutshopper-${adyenEnvironment}.adyen.com`, 'https://*.adyen.com']),
      ...(paypalClientId === undefined ? [] : ['https://*.paypal.com', 'https://www.paypalobjects.com']),
      ...originsOfWallets,
      ...captchaOrigins(captcha),
    ],
  };
};
