import type { PaymentSetup } from '@ironcart/checkout-machines';
import type { CaptchaPage } from '../captcha/captcha-page.ts';

/** A deployment's checkout settings. */
export interface CheckoutSettings {
  /** Only the card form, or every payment method of the country (READINGS A23). */
  readonly setup: PaymentSetup;
  /** Whether Apple Pay is configured for checkout (S4-applepay-01). */
  readonly hasApplePay: boolean;
  /** Whether the merchant is registered with Apple, which the browser's sheet requires; the app's does not. */
  readonly hasApplePayOnWeb: boolean;
  /** Origins of the payment provider's scripts, frames and calls, for the checkout pages' content security policy. */
  readonly paymentOrigins: readonly string[];
  /** The captcha for orders, log-in, registration and forgotten passwords; default: none. */
  readonly captcha?: CaptchaPage | undefined;
}

export const defaultCheckoutSettings: CheckoutSettings = {
  setup: 'payment',
  hasApplePay: false,
  hasApplePayOnWeb: false,
  paymentOrigins: [],
};
