export type { BackendExtensions, BackendOptions } from './backend-options.ts';
export type { AgentSettings } from './channels/ucp/agent-settings.ts';
export { type Backend, type Connection, createBackend } from './create-backend.ts';
export {
  type EmbeddedDatabase,
  type EmbeddedDatabaseOptions,
  startEmbeddedDatabase,
} from './db/embedded/embedded-database.ts';
export { EmbeddedDatabaseError, type EmbeddedDatabaseErrorCode } from './db/embedded/embedded-database-error.ts';
export { MigrationError } from './db/migrate.ts';
export { type Database, DatabaseUnreachableError, openDatabase } from './db/pool.ts';
export { limitBody } from './http/limit-body.ts';
export { multipliedLimits, type RateLimit, type RateLimits } from './http/rate-limit.ts';
export { defaultMaxBodyBytes } from './http/read-bounded.ts';
export { isRefusal } from './http/refusal.ts';
export * from './images/index.ts';
export { createLogger } from './log/create-logger.ts';
export {
  DatabaseTakesNoChangesError,
  isPreparedDatabase,
  type PrepareDatabaseOptions,
  type PreparedDatabase,
  prepareDatabase,
  type StoreContents,
} from './prepare-database.ts';
export type { CaptchaSettings } from './providers/captcha/open-captcha.ts';
export type { Mail, MailOutcome, MailTransport } from './providers/mail/mail-transport.ts';
export type {
  OwnAdapterContext,
  OwnPayment,
  OwnPaymentAdapter,
  OwnPaymentMethod,
  OwnPaymentState,
} from './providers/payment/own/own-payment-method.ts';
export type { AdyenOptions, PaymentAccounts, PayPalOptions } from './providers/payment/payment-accounts.ts';
export type { PaymentNotification, ReceivedNotification } from './providers/payment/payment-provider.ts';
export type { PaymentRequest } from './providers/payment/payment-request.ts';
export { type SandboxCard, type SandboxOutcome, sandboxCards } from './providers/payment/sandbox-cards.ts';
export type {
  Generation,
  IndexBatch,
  SearchDocument,
  SearchIndex,
} from './providers/search/search-index.ts';
export { type DemoSetting, StoreKindError, storeKindOf } from './seeding/store-kind.ts';
export type { MerchantFacets, ProductSearch, ProductSearchResult } from './services/search/search-engine.ts';
export type { CarriedPackage, CarrierEvent, ParcelCarrier } from './services/shipment/parcel-carrier.ts';
export type { CarriedParcel, OwnCarrier, OwnShippingMethod } from './services/shipping/own-carrier.ts';
export type { OwnTaxRegime } from './services/tax/own-tax-regime.ts';
