import type { PaymentSetup } from '@ironcart/checkout-machines';
import type { CaptchaPage } from '../captcha/captcha-page.ts';

/** What a deployment decides about checkout. */
export interface CheckoutSettings {
  /** The card form alone, or every way to pay of the country (READINGS A23). */
  readonly setup: PaymentSetup;
  /** Whether the deployment has Apple Pay set up for its checkout (S4-applepay-01). */
  readonly hasApplePay: boolean;
  /** Whether its merchant is known to Apple, as the sheet of a browser needs it; the app's does not. */
  readonly hasApplePayOnWeb: boolean;
  /** Origins of the payment provider's scripts, frames and calls, as the pages of checkout may load them. */
  readonly paymentOrigins: readonly string[];
  /** Who tells people from robots, at the order as at log-in, registration and forgotten password; left out: nobody. */
  readonly captcha?: CaptchaPage | undefined;
}

export const defaultCheckoutSettings: CheckoutSettings = {
  setup: 'payment',
  hasApplePay: false,
  hasApplePayOnWeb: false,
  paymentOrigins: [],
};
