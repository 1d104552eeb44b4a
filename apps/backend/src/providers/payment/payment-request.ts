import type { Currency, Money } from '@ironcart/core/money';

/** The source of a payment. Tokens come from the provider's own pages and are single-use. */
export type PaymentSource =
  | { readonly kind: 'card'; readonly token: string; readonly storesCard: boolean }
  | {
      readonly kind: 'storedCard';
      readonly storedPaymentMethodId: string;
      /** Token of the security code that the shopper typed, if the bank requires it. */
      readonly securityCodeToken: string | undefined;
    }
  | { readonly kind: 'redirect'; readonly type: string }
  /** A shopper's approval in a wallet, by the wallet's type: 'paypal'. */
  | { readonly kind: 'wallet'; readonly type: string; readonly token: string };

/** The payer. */
export interface Payer {
  /** The customer's id, which owns stored cards; undefined for a guest, who has none. */
  readonly customerId: string | undefined;
  readonly email: string;
  /** Of the billing address, ISO 3166-1 alpha-2. */
  readonly countryId: string;
  /** As in 'en-US'. */
  readonly locale: string;
}

export type BrowserInfo = Readonly<Record<string, string | number | boolean>>;

/** A request for a payment. */
export interface PaymentRequest {
  /** A UUID; a repeated request returns the same payment's state. */
  readonly key: string;
  /** The merchant's reference: the order's id. */
  readonly reference: string;
  /** In minor units of the currency. */
  readonly amount: Money;
  readonly currency: Currency;
  readonly source: PaymentSource;
  readonly payer: Payer;
  /** The store's URL to return to from a provider's page. */
  readonly returnUrl: string;
  readonly browserInfo: BrowserInfo | undefined;
  /** Whether the payment begins or continues a subscription: its card is charged again without the shopper. */
  readonly isForSubscription: boolean;
}
