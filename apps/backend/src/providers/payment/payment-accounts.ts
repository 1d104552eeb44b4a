import type { AdyenAccount } from './adyen/adyen-client.ts';
import type { ApplePayMerchant } from './apple-pay/merchant-session.ts';
import type { PayPalAccount } from './paypal/paypal-client.ts';

/** The merchant's account with Adyen. */
export interface AdyenOptions extends AdyenAccount {
  /** What the browser shows Adyen's fields with; not secret. */
  readonly clientKey: string;
  /** The hexadecimal key that signs Adyen's webhooks. */
  readonly hmacKey: string;
}

/** The merchant's account with PayPal. */
export interface PayPalOptions extends PayPalAccount {
  /** PayPal's id of the webhook that tells this store. */
  readonly webhookId: string;
}

/** The accounts that a deployment has: what none of them takes is not offered. Of a demo store the sandbox takes it. */
export interface PaymentAccounts {
  readonly adyen?: AdyenOptions | undefined;
  readonly paypal?: PayPalOptions | undefined;
  /** Who the store is to Apple: needed for Apple Pay on the web, not in the app. */
  readonly applePay?: ApplePayMerchant | undefined;
}
