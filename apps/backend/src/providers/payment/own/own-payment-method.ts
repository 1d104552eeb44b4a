import { methodEntryOf } from '@ironcart/core/payment';
import type { Logger } from 'pino';
import type { PaymentRefusal } from '../payment.ts';
import type { PaymentMarket, PaymentNotification, ReceivedNotification, RefundRequest } from '../payment-provider.ts';
import type { PaymentRequest } from '../payment-request.ts';

/** A payment with the store's own method, for its adapter. */
export interface OwnPayment {
  /** The store's key of the payment, a UUID: repeated calls with it have one effect. */
  readonly key: string;
  /** The adapter's id of the payment; undefined if the response to `authorise` was lost. */
  readonly paymentId: string | undefined;
}

/** A payment's state at the service. */
export type OwnPaymentState =
  /** The amount is authorized and can be captured. */
  | { readonly status: 'authorised'; readonly paymentId: string }
  /** The shopper has to visit a page of the service, which redirects to `returnUrl`. */
  | { readonly status: 'redirect'; readonly paymentId: string; readonly page: string }
  | { readonly status: 'captured'; readonly paymentId: string }
  | { readonly status: 'refused'; readonly paymentId?: string | undefined; readonly refusal: PaymentRefusal };

/**
 * Connects a payment service to the store, which records payments: a call is repeated if its response was lost. Every
 * call rejects if the service does not answer; the payment's state is then requested again.
 */
export interface OwnPaymentAdapter {
  /** Authorizes a payment. For a wallet, `source.token` comes from its browser module. */
  authorise(request: PaymentRequest): Promise<OwnPaymentState>;
  /** The state of a payment; undefined if the service does not know it. */
  find(payment: OwnPayment): Promise<OwnPaymentState | undefined>;
  /** Captures the whole authorized amount. */
  capture(payment: OwnPayment): Promise<OwnPaymentState>;
  /** Releases an authorization, or refunds a captured amount. */
  release(payment: OwnPayment): Promise<void>;
  /**
   * Refunds a part of a captured amount, once per `refundKey`. Omitted: staff must refund manually.
   * @returns false if the service refuses permanently
   */
  refund?(payment: OwnPayment, request: RefundRequest): Promise<boolean>;
  /**
   * Parses a webhook, sent to `/provider/<type>/notifications`. Omitted: the store polls pending payments.
   * @returns undefined for an invalid signature
   */
  readNotification?(notification: ReceivedNotification): Promise<readonly PaymentNotification[] | undefined>;
  /** Answers other requests below `/provider/<type>/`, for example of the wallet's module. Omitted: there are none. */
  answer?(request: Request): Promise<Response>;
}

/** The dependencies of an adapter. */
export interface OwnAdapterContext {
  /** The store's public URL, without a trailing slash. */
  readonly publicUrl: string;
  readonly now: () => Date;
  readonly logger: Logger;
  /** Sends requests to the service. */
  readonly fetch: (request: Request) => Promise<Response>;
}

type OpenAdapter = (context: OwnAdapterContext) => OwnPaymentAdapter | Promise<OwnPaymentAdapter>;

interface AnyOwnMethod {
  /** Its name on the wire: lower case letters, digits and underscores. */
  readonly type: string;
  /** Its display name. */
  readonly name: string;
  /** Whether it is offered for an order to a country, in the site's currency and locale. */
  readonly isOffered: (market: PaymentMarket) => boolean;
}

/** One of the store's own payment methods, passed to the backend. */
export type OwnPaymentMethod =
  | (AnyOwnMethod & {
      /** The shopper pays on another page and returns. */
      readonly kind: 'redirect';
      /** 'cards': the card provider handles it, under this type. */
      readonly open: OpenAdapter | 'cards';
    })
  | (AnyOwnMethod & {
      /** The shopper approves the amount on the checkout page. */
      readonly kind: 'wallet';
      readonly open: OpenAdapter;
      /** The JavaScript module for the browser; its default export is a `Wallet`. */
      readonly browserModule: URL;
      /** Other origins that the module loads from, calls and frames. Default: none. */
      readonly origins?: readonly string[];
    });

/** Reserved names below `/provider/`. */
const takenNames: ReadonlySet<string> = new Set([
  'adyen',
  'paypal',
  'sandbox',
  'apple_pay',
  'notifications',
  'spreedly',
]);

/**
 * @throws Error with a sentence for the methods' author
 */
export const checkOwnMethods = (methods: readonly OwnPaymentMethod[]): void => {
  const seen = new Set(takenNames);
  for (const { type, name } of methods) {
    if (!/^[a-z][a-z0-9_]{1,39}$/.test(type)) {
      throw new Error(`The payment method ${type} needs a type of 2 to 40 small letters, digits and underscores.`);
    }
    if (seen.has(type) || methodEntryOf(type) !== undefined) {
      throw new Error(`The payment method ${type} has the type of another one.`);
    }
    if (name.trim() === '' || name.length > 100) {
      throw new Error(`The payment method ${type} needs a name of 1 to 100 characters.`);
    }
    seen.add(type);
  }
};
