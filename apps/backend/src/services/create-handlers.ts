import type { LinkingContext } from '../channels/ucp/identity/authorization-request.ts';
import type { Database } from '../db/pool.ts';
import type { ReplicaHandlers, ReplicaReaders } from '../http/read-from-replicas.ts';
import type { ContractHandlers } from '../http/request-context.ts';
import type { GeoIpProvider } from '../providers/geo-ip/geo-ip-provider.ts';
import type { Payments } from '../providers/payment/payments.ts';
import { createAgentService } from './agent/agent.ts';
import { type AnalyticsOptions, createAnalyticsService } from './analytics/analytics.ts';
import { createBinService } from './bin/bin.ts';
import { createCatalogService } from './catalog/catalog.ts';
import { createChatService } from './chat/chat.ts';
import { createCheckoutService } from './checkout/checkout.ts';
import type { PlacementContext } from './checkout/place-order.ts';
import { createCheckoutSessionService } from './checkout-session/checkout-session.ts';
import type { CheckoutSessionOptions } from './checkout-session/sessions-context.ts';
import { createContentService } from './content/content.ts';
import { createCustomerService } from './customer/customer.ts';
import { createEditorialService } from './editorial/editorial.ts';
import { createEquippedGymService } from './equipped-gym/equipped-gym.ts';
import { createEventService } from './event/event.ts';
import { createExtraPaymentService } from './extra-payment/extra-payment.ts';
import { createFlagService } from './flag/flag.ts';
import { createGiftCardService } from './gift-card/gift-card.ts';
import { createGymService } from './gym/gym.ts';
import { createListService } from './list/list.ts';
import { createNewsletterService } from './newsletter/newsletter.ts';
import { createPaymentMethodService } from './payment-method/payment-method.ts';
import { createStoredCards } from './payment-method/stored-cards.ts';
import { createProgrammingService } from './programming/programming.ts';
import { createPushService } from './push/push.ts';
import { createReturnService } from './return/return.ts';
import { createReviewService } from './review/review.ts';
import { createRouteService } from './route/route.ts';
import type { CurrencyPlaces } from './search/currency-places.ts';
import { createSearchService } from './search/search.ts';
import type { SearchEngine } from './search/search-engine.ts';
import type { ServiceContext } from './service-context.ts';
import { createSessionService } from './session/session.ts';
import { createShippingService } from './shipping/shipping.ts';
import { createSsrService, type Release } from './ssr/ssr.ts';
import { createTaxService } from './tax/tax.ts';
import { createTicketService } from './ticket/ticket.ts';

export interface HandlerOptions {
  readonly placement: Omit<PlacementContext, 'cause'>;
  readonly release: Release;
  readonly searchSecret: string;
  /** Server-side checkouts: their encryption secret, shared facts, and the handlers that they call. */
  readonly checkoutSessions: CheckoutSessionOptions;
  readonly currencyPlaces: CurrencyPlaces;
  /** Creates the search engine for a service on a database. */
  readonly searchEngineOn: (db: Database) => SearchEngine;
  readonly geoIp: GeoIpProvider;
  readonly analytics: AnalyticsOptions;
  /** The agents' channel, through which customers link their accounts. */
  readonly agents: Omit<LinkingContext, 'countAttempt'>;
}

type ReadingOptions = Pick<HandlerOptions, 'release' | 'searchSecret' | 'currencyPlaces' | 'searchEngineOn' | 'geoIp'>;

/** The services whose calls are the same for all visitors, on a context's database. */
const createCommonHandlers = (context: ServiceContext, options: ReadingOptions): ReplicaHandlers => ({
  catalog: createCatalogService(context),
  content: createContentService(context),
  search: createSearchService(context, { ...options, engine: options.searchEngineOn(context.db) }),
  route: createRouteService(context),
  ssr: createSsrService(context, options),
  event: createEventService(context),
  editorial: createEditorialService(context),
  review: createReviewService(context),
  equippedGym: createEquippedGymService(context),
});

/** The services whose calls replicas can serve, on a context's database. */
export const createReplicaHandlers = (
  context: ServiceContext,
  { payments, ...options }: ReadingOptions & { readonly payments: Payments },
): ReplicaReaders['handlers'] => ({
  ...createCommonHandlers(context, options),
  session: createSessionService(context),
  customer: createCustomerService(context, createStoredCards(context, payments)),
  list: createListService(context),
  ticket: createTicketService(context),
  flag: createFlagService(context),
});

/** Every service of the contract. */
export const createHandlers = (context: ServiceContext, options: HandlerOptions): ContractHandlers => {
  const { payments } = options.placement;
  const storedCards = createStoredCards(context, payments);
  return {
    ...createCommonHandlers(context, options),
    session: createSessionService(context),
    customer: createCustomerService(context, storedCards),
    list: createListService(context),
    shipping: createShippingService(context),
    tax: createTaxService(context),
    checkout: createCheckoutService(context, options.placement),
    checkoutSession: createCheckoutSessionService(context, options.checkoutSessions),
    giftCard: createGiftCardService(context),
    paymentMethod: createPaymentMethodService(context, payments, storedCards),
    newsletter: createNewsletterService(context),
    ticket: createTicketService(context),
    bin: createBinService(context),
    programming: createProgrammingService(context, options.placement),
    flag: createFlagService(context),
    return: createReturnService(context),
    gym: createGymService(context),
    extraPayment: createExtraPaymentService(context, options.placement),
    push: createPushService(context),
    chat: createChatService(context),
    agent: createAgentService(context, options.agents),
    analytics: createAnalyticsService(context, options.analytics),
  };
};
