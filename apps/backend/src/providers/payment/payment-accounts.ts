import type { AdyenAccount } from './adyen/adyen-client.ts';
import type { ApplePayMerchant } from './apple-pay/merchant-session.ts';
import type { PayPalAccount } from './paypal/paypal-client.ts';

/** The merchant's account with Adyen. */
export interface AdyenOptions extends AdyenAccount {
  /** The public client key of Adyen's browser fields. */
  readonly clientKey: string;
  /** The hexadecimal HMAC key of Adyen's webhooks. */
  readonly hmacKey: string;
  /** The merchant's id with Google Pay: with it, agents pay with cards of Google Pay. */
  readonly googlePayMerchantId?: string | undefined;
}

/** The merchant's account with PayPal. */
export interface PayPalOptions extends PayPalAccount {
  /** PayPal's id of this store's webhook. */
  readonly webhookId: string;
}

/** The deployment's accounts: other methods are not offered, except that a demo store's sandbox handles them. */
export interface PaymentAccounts {
  readonly adyen?: AdyenOptions | undefined;
  readonly paypal?: PayPalOptions | undefined;
  /** The merchant's registration with Apple: required for Apple Pay on the web, not in the app. */
  readonly applePay?: ApplePayMerchant | undefined;
}
