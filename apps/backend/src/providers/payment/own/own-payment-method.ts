import { methodEntryOf } from '@ironcart/core/payment';
import type { Logger } from 'pino';
import type { PaymentRefusal } from '../payment.ts';
import type { PaymentMarket, PaymentNotification, ReceivedNotification, RefundRequest } from '../payment-provider.ts';
import type { PaymentRequest } from '../payment-request.ts';

/** A payment of a method of the store's own, as its adapter knows it. */
export interface OwnPayment {
  /** The store's key of the payment, a UUID: a call that is repeated under it happens once. */
  readonly key: string;
  /** The adapter's name of the payment; undefined where its answer to `authorise` was lost. */
  readonly paymentId: string | undefined;
}

/** What the service behind an adapter says of a payment. */
export type OwnPaymentState =
  /** The money is held, and taken when `capture` is called. */
  | { readonly status: 'authorised'; readonly paymentId: string }
  /** The shopper has to go to a page of the service, and is sent back to `returnUrl` by it. */
  | { readonly status: 'redirect'; readonly paymentId: string; readonly page: string }
  | { readonly status: 'captured'; readonly paymentId: string }
  | { readonly status: 'refused'; readonly paymentId?: string | undefined; readonly refusal: PaymentRefusal };

/**
 * Connects a payment service to the store, which keeps the notes: a call is made again when its answer was lost. Every
 * call rejects where the service does not answer; what became of the payment is then asked again.
 */
export interface OwnPaymentAdapter {
  /** Asks for a payment. Of a wallet `source.token` is what its module in the browser was given. */
  authorise(request: PaymentRequest): Promise<OwnPaymentState>;
  /** What became of a payment; undefined where the service never heard of it. */
  find(payment: OwnPayment): Promise<OwnPaymentState | undefined>;
  /** Takes the whole of what is held. */
  capture(payment: OwnPayment): Promise<OwnPaymentState>;
  /** Lets go of what is held, and pays back what was taken. */
  release(payment: OwnPayment): Promise<void>;
  /**
   * Pays back a part of what was taken, once per `refundKey`. Left out: staff pays refunds back, and is told to.
   * @returns false where the service refuses it for good
   */
  refund?(payment: OwnPayment, request: RefundRequest): Promise<boolean>;
  /**
   * Reads a webhook, sent to `/provider/<type>/notifications`. Left out: the store asks for what waits.
   * @returns undefined where the signature is wrong
   */
  readNotification?(notification: ReceivedNotification): Promise<readonly PaymentNotification[] | undefined>;
  /** Answers other requests below `/provider/<type>/`, as of the wallet's module. Left out: there are none. */
  answer?(request: Request): Promise<Response>;
}

/** What an adapter is opened with. */
export interface OwnAdapterContext {
  /** The address that shoppers see, without a slash at its end. */
  readonly publicUrl: string;
  readonly now: () => Date;
  readonly logger: Logger;
  /** How the service is reached. */
  readonly fetch: (request: Request) => Promise<Response>;
}

type OpenAdapter = (context: OwnAdapterContext) => OwnPaymentAdapter | Promise<OwnPaymentAdapter>;

interface AnyOwnMethod {
  /** Its name on the wire: small letters, digits and underscores. */
  readonly type: string;
  /** What shoppers call it. */
  readonly name: string;
  /** Whether it is offered for an order to a country, in the site's currency and locale. */
  readonly isOffered: (market: PaymentMarket) => boolean;
}

/** A payment method beside the specification's, as a composition hands it to the backend. */
export type OwnPaymentMethod =
  | (AnyOwnMethod & {
      /** The shopper pays on another page and comes back. */
      readonly kind: 'redirect';
      /** 'cards': the provider of cards takes it, under this type. */
      readonly open: OpenAdapter | 'cards';
    })
  | (AnyOwnMethod & {
      /** The shopper approves the amount on the page of checkout. */
      readonly kind: 'wallet';
      readonly open: OpenAdapter;
      /** The file of the JavaScript module that the browser loads; its default export is a `Wallet`. */
      readonly browserModule: URL;
      /** Other origins that the module loads from, calls and shows in frames. Left out: none. */
      readonly origins?: readonly string[];
    });

/** Names below `/provider/` that are taken. */
const takenNames: ReadonlySet<string> = new Set([
  'adyen',
  'paypal',
  'sandbox',
  'apple_pay',
  'notifications',
  'spreedly',
]);

/** @throws Error with a sentence for whoever wrote the methods */
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
