import { type CaptchaPage, captchaPageOf } from './captcha-settings.ts';
import type { Configuration } from './configuration.ts';

/** What the storefront is told about checkout. */
export interface CheckoutSettings {
  readonly setup: 'payment' | 'classic';
  readonly hasApplePay: boolean;
  /** On the web the merchant has to be known to Apple, too. */
  readonly hasApplePayOnWeb: boolean;
  /** What the payment providers' scripts load from and call. */
  readonly paymentOrigins: readonly string[];
  readonly captcha: CaptchaPage | undefined;
}

/** Where the script of the captcha service is from: it opens frames and calls of its own. */
const captchaOrigins = (captcha: CaptchaPage | undefined): readonly string[] =>
  captcha?.kind === 'script' ? [new URL(captcha.scriptUrl).origin] : [];

/**
 * The variant of checkout (READINGS A23), its wallets, and where the configured providers are.
 * @param originsOfWallets where the wallets of the store's own load from
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
