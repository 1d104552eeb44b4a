import type { Sites } from '@ironcart/core/site';
import type { PromotionRule } from '@ironcart/pricing';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { RateLimits } from './http/rate-limit.ts';
import type { ReadPicture } from './images/image-service.ts';
import type { AnalyticsSettings } from './providers/analytics/open-peers.ts';
import type { CaptchaSettings } from './providers/captcha/open-captcha.ts';
import type { MailTransport } from './providers/mail/mail-transport.ts';
import type { OwnPaymentMethod } from './providers/payment/own/own-payment-method.ts';
import type { PaymentAccounts } from './providers/payment/payment-accounts.ts';
import type { ParcelCarrier } from './services/shipment/parcel-carrier.ts';
import type { OwnCarrier } from './services/shipping/own-carrier.ts';
import type { Release } from './services/ssr/ssr.ts';
import type { OwnTaxRegime } from './services/tax/own-tax-regime.ts';

/** What a store adds from outside: docs/extending. */
export interface BackendExtensions {
  /** Payment methods beside the specification's. */
  readonly paymentMethods?: readonly OwnPaymentMethod[] | undefined;
  /** Shipping carriers beside those of the merchant's tables. */
  readonly carriers?: readonly OwnCarrier[] | undefined;
  /** Carriers that say where their packages are, beside the sandbox of a demo store. */
  readonly parcelCarriers?: readonly ParcelCarrier[] | undefined;
  /** Countries that are taxed by a law of the store's own. */
  readonly taxRegimes?: readonly OwnTaxRegime[] | undefined;
  /** Promotions of whole carts, beside those of single products. */
  readonly promotions?: readonly PromotionRule[] | undefined;
}

export interface BackendOptions extends BackendExtensions {
  /** A migrated and seeded database: see `prepareDatabase`. */
  readonly databaseUrl: string;
  /** The address that shoppers see, without a slash at its end: allowed origins and notifications. */
  readonly publicUrl: string;
  /** Answers `/img/*`. */
  readonly images?: ((request: Request, readOther: ReadPicture) => Promise<Response>) | undefined;
  readonly now?: (() => Date) | undefined;
  /** A UUID. */
  readonly randomId?: (() => string) | undefined;
  readonly logger?: Logger | undefined;
  readonly limits?: Partial<RateLimits> | undefined;
  /** How long a bank's challenge may stay unanswered, in milliseconds. Left out: 10 minutes (READINGS A12). */
  readonly threeDsTimeoutMs?: number | undefined;
  /** Signs what the sandbox provider and the store tell each other. Left out: one that the database keeps. */
  readonly providerSecret?: string | undefined;
  /**
   * Whether the store is a demo: only then do the sandboxes of payments and captcha exist, and take what no account
   * takes. Left out: it is none.
   */
  readonly isDemo?: boolean | undefined;
  readonly release?: Release | undefined;
  /** How long a new order is left to the process that places it, in milliseconds. */
  readonly placementLeaseMs?: number | undefined;
  /**
   * How often the orders that wait for something are put into the queue of jobs, in milliseconds; 0: no queue, they are
   * settled at the start and on `reconcile` only.
   */
  readonly reconcileEveryMs?: number | undefined;
  /** How the store reaches the sandbox provider. Left out: within the process. For tests of faults. */
  readonly providerFetch?:
    | ((request: Request, answer: (request: Request) => Promise<Response>) => Promise<Response>)
    | undefined;
  /** The payment providers' accounts: docs/payment-providers.md. */
  readonly accounts?: PaymentAccounts | undefined;
  /** Who verifies captcha tokens. Left out: no call needs one. */
  readonly captcha?: CaptchaSettings | undefined;
  /** How the store reaches Adyen, PayPal, the captcha service, the push gateway and the peers of analytics. Left out: over the network. For tests. */
  readonly remoteFetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Where a push gateway takes messages to the app's devices. Left out: none are sent, and they are removed after a day. */
  readonly pushGatewayUrl?: string | undefined;
  /** Whom the store tells what shoppers do and buy, as far as they allow it. Left out: nobody but its own collector. */
  readonly analytics?: AnalyticsSettings | undefined;
  /** Who takes the store's mail. Left out: it stays in the outbox, where `npm run outbox` shows it. */
  readonly mail?: MailTransport | undefined;
  readonly maxConnections?: number | undefined;
  /**
   * The header in which a CDN names the caller's country, as 'cf-ipcountry'. Left out: a database on this machine is
   * asked. Only for a store that cannot be reached past its CDN.
   */
  readonly geoCountryHeader?: string | undefined;
  /** The sites of the store. Left out: the specification's six. */
  readonly sites?: Sites | undefined;
  /** Where this process registers its metrics, to be scraped from elsewhere than the store's port. Left out: none are kept. */
  readonly metrics?: Registry | undefined;
  /** Whether an answer that drifts from the contract is a failure. For tests. */
  readonly checksAnswers?: boolean | undefined;
}
