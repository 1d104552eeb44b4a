import type { Currency, Money } from '@ironcart/core/money';

/** What a payment is made with. Tokens come from the provider's own pages and are used once. */
export type PaymentSource =
  | { readonly kind: 'card'; readonly token: string; readonly storesCard: boolean }
  | {
      readonly kind: 'storedCard';
      readonly storedPaymentMethodId: string;
      /** Stands for the security code that the shopper typed, where the bank asks for it. */
      readonly securityCodeToken: string | undefined;
    }
  | { readonly kind: 'redirect'; readonly type: string }
  /** What the shopper approved in a wallet, by the wallet's type: 'paypal'. */
  | { readonly kind: 'wallet'; readonly type: string; readonly token: string };

/** Who pays. */
export interface Payer {
  /** The customer's id: stored cards belong to it; undefined for a guest, who stores none. */
  readonly customerId: string | undefined;
  readonly email: string;
  /** Of the billing address, ISO 3166-1 alpha-2. */
  readonly countryId: string;
  /** As in 'en-US'. */
  readonly locale: string;
}

export type BrowserInfo = Readonly<Record<string, string | number | boolean>>;

/** What a payment is asked for. */
export interface PaymentRequest {
  /** A UUID. Sent again, it is the same payment: the provider answers what became of it. */
  readonly key: string;
  /** The merchant's own name for it: the order's id. */
  readonly reference: string;
  /** In minor units of the currency. */
  readonly amount: Money;
  readonly currency: Currency;
  readonly source: PaymentSource;
  readonly payer: Payer;
  /** Where the shopper comes back to from a provider's own page: an address of the store. */
  readonly returnUrl: string;
  readonly browserInfo: BrowserInfo | undefined;
}
