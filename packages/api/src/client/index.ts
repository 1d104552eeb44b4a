export type { EventProfileInput } from '@ironcart/core/customer';
export type { PaymentMethodsAnswer } from '../codec/payment-method.ts';
export type { SearchEvent } from '../codec/search-event.ts';
export type { BookAddress, CustomerAccount, Session } from '../codec/session.ts';
export type { SavedCard } from '../codec/stored-card.ts';
export { CAPTCHA_HEADER } from '../contract/captcha.ts';
export type { CommonErrorType } from '../contract/error-answer.ts';
export {
  ApiError,
  type ApiErrorCode,
  type ApiErrorFields,
  type ClientErrorCode,
  isApiError,
  type RefusalOf,
} from './api-error.ts';
export type { CallOptions, ClientOptions } from './client-options.ts';
export { type CheckoutClient, checkoutClientOver, createCheckoutClient } from './create-checkout-client.ts';
export { type Client, createClient } from './create-client.ts';
export { createPageClient, type PageClient } from './create-page-client.ts';
export { createReportingClient, type ReportingClient } from './create-reporting-client.ts';
export { type LatestOutcome, latestOnly } from './latest-only.ts';
export type { RequestOf, Send } from './send.ts';
export type { AgentLink, AgentLinkRequest } from './services/agent-links.ts';
export type { AnalyticsPage } from './services/analytics.ts';
export type {
  GiftCardBalance,
  OrderPage,
  OrderPageRequest,
  PlaceOptions,
  PromotionStatus,
} from './services/checkout.ts';
export type { CheckoutSession } from './services/checkout-sessions.ts';
export type { NewCard } from './services/credit-cards.ts';
export type { CustomerPatch, Registration } from './services/customer.ts';
export type { CustomerProfile } from './services/customer-profile.ts';
export type { EditorialPage, EditorialQuery } from './services/editorial.ts';
export type { EventAccount } from './services/events.ts';
export type { FlagEvent, FlagSubject, FlagWatch } from './services/flags.ts';
export type { LineItemPatch } from './services/lists.ts';
export type { SubscriptionChange } from './services/newsletters.ts';
export type { StoredCardPatch } from './services/payment-methods.ts';
export type { ReturnableOrder } from './services/returns.ts';
export type { RelatedPaths, ResolvedRoute } from './services/routes.ts';
export type { SearchFacet, SearchResult } from './services/search.ts';
export type { SearchEventOrigin } from './services/search-report.ts';
export {
  DEFAULT_PAGE_SIZE,
  type RecommendationQuery,
  type SearchQuery,
  type SearchSort,
  WIDGET,
} from './services/search-request.ts';
export type { RatesRequest } from './services/shipping.ts';
export type { GeoLocation, Heartbeat } from './services/site.ts';
export type { TaxRequest } from './services/tax.ts';
