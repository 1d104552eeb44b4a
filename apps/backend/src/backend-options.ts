import type { Sites } from '@ironcart/core/site';
import type { PromotionRule } from '@ironcart/pricing';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { AgentSettings } from './channels/ucp/agent-settings.ts';
import type { RateLimits } from './http/rate-limit.ts';
import type { ReadPicture } from './images/image-service.ts';
import type { AnalyticsSettings } from './providers/analytics/open-peers.ts';
import type { CaptchaSettings } from './providers/captcha/open-captcha.ts';
import type { MailTransport } from './providers/mail/mail-transport.ts';
import type { OwnPaymentMethod } from './providers/payment/own/own-payment-method.ts';
import type { PaymentAccounts } from './providers/payment/payment-accounts.ts';
import type { SearchIndex } from './providers/search/search-index.ts';
import type { ParcelCarrier } from './services/shipment/parcel-carrier.ts';
import type { OwnCarrier } from './services/shipping/own-carrier.ts';
import type { Release } from './services/ssr/ssr.ts';
import type { OwnTaxRegime } from './services/tax/own-tax-regime.ts';

/** Extensions of a store: see docs/extending. */
export interface BackendExtensions {
  /** Payment methods in addition to the specification's. */
  readonly paymentMethods?: readonly OwnPaymentMethod[] | undefined;
  /** Shipping carriers in addition to those of the shipping tables. */
  readonly carriers?: readonly OwnCarrier[] | undefined;
  /** Carriers with parcel tracking, in addition to the sandbox of a demo store. */
  readonly parcelCarriers?: readonly ParcelCarrier[] | undefined;
  /** Tax regimes of the store, by country. */
  readonly taxRegimes?: readonly OwnTaxRegime[] | undefined;
  /** Promotions of whole carts, in addition to product promotions. */
  readonly promotions?: readonly PromotionRule[] | undefined;
  /**
   * The store's own search engine in addition to the database (ADR 0038). Default: that of `searchEngineUrl`, if set.
   */
  readonly searchIndex?: SearchIndex | undefined;
}

export interface BackendOptions extends BackendExtensions {
  /** A database migrated and seeded by `prepareDatabase`. */
  readonly databaseUrl: string;
  /**
   * The same database behind a pooler in transaction mode (docs/recipes/connection-pooler.md), used for everything
   * except the job queue and the stream of flags, which LISTEN. Default: every connection is to `databaseUrl`.
   */
  readonly poolerUrl?: string | undefined;
  /**
   * Streaming replicas of the database, which serve the calls that are the same for every visitor (ADR 0035). Default:
   * none.
   */
  readonly replicaUrls?: readonly string[] | undefined;
  /**
   * A search engine in addition to the database, such as `groonga://host:10041` (ADR 0038). Default: PostgreSQL
   * searches products.
   */
  readonly searchEngineUrl?: string | undefined;
  /** Public URL of the store without a trailing slash, for the allowed origins and provider notifications. */
  readonly publicUrl: string;
  /** Handles `/img/*`. */
  readonly images?: ((request: Request, readOther: ReadPicture) => Promise<Response>) | undefined;
  readonly now?: (() => Date) | undefined;
  /** Generates a UUID. */
  readonly randomId?: (() => string) | undefined;
  readonly logger?: Logger | undefined;
  readonly limits?: Partial<RateLimits> | undefined;
  /** Timeout of a 3-D Secure challenge, in milliseconds. Default: 10 minutes (READINGS A12). */
  readonly threeDsTimeoutMs?: number | undefined;
  /** Secret that signs messages between the sandbox provider and the store. Default: a secret stored in the database. */
  readonly providerSecret?: string | undefined;
  /**
   * Whether this is a demo store. Only a demo store has the sandboxes of payments and captcha; the payment sandbox
   * handles every method without an account. Default: false.
   */
  readonly isDemo?: boolean | undefined;
  readonly release?: Release | undefined;
  /** How long only the process that received an order may place it, in milliseconds; afterwards any process may. */
  readonly placementLeaseMs?: number | undefined;
  /**
   * Interval for enqueuing pending orders, in milliseconds. 0 disables the job queue: orders are settled at startup and
   * on `reconcile` only.
   */
  readonly reconcileEveryMs?: number | undefined;
  /** Transport to the sandbox provider. Default: within the process. For fault tests. */
  readonly providerFetch?:
    | ((request: Request, answer: (request: Request) => Promise<Response>) => Promise<Response>)
    | undefined;
  /** Accounts with payment providers: see docs/payment-providers.md. */
  readonly accounts?: PaymentAccounts | undefined;
  /** Captcha service that verifies tokens. Default: no call requires a token. */
  readonly captcha?: CaptchaSettings | undefined;
  /**
   * Transport to Adyen, PayPal, the captcha service, the push gateway and analytics peers. Default: the network. For
   * tests.
   */
  readonly remoteFetch?: ((request: Request) => Promise<Response>) | undefined;
  /** URL of the push gateway for the app's devices. Default: no messages are sent, and they are deleted after a day. */
  readonly pushGatewayUrl?: string | undefined;
  /** Analytics peers that receive events, as far as the shopper consents. Default: only the store's own collector. */
  readonly analytics?: AnalyticsSettings | undefined;
  /** Transport of the store's mail. Default: mail stays in the outbox, which `npm run outbox` lists. */
  readonly mail?: MailTransport | undefined;
  readonly maxConnections?: number | undefined;
  /**
   * Request header in which a CDN names the caller's country, for example 'cf-ipcountry'. Default: a local GeoIP
   * database. Set it only if the store cannot be reached without the CDN, because the header could be forged.
   */
  readonly geoCountryHeader?: string | undefined;
  /** The store's sites. Default: the specification's six. */
  readonly sites?: Sites | undefined;
  /**
   * Settings of agents over the Universal Commerce Protocol: see docs/channels.md. Default: every platform may call.
   */
  readonly agents?: AgentSettings | undefined;
  /** Registry for this process's metrics, which are scraped from another port than the store's. Default: no metrics. */
  readonly metrics?: Registry | undefined;
  /** Whether a response that violates the contract is an error. For tests. */
  readonly checksAnswers?: boolean | undefined;
}
