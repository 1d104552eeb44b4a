import type { ClientOptions } from './client-options.ts';
import { createTransport, warnOnConsole } from './send.ts';
import { createAgentLinkService } from './services/agent-links.ts';
import { createAnalyticsService } from './services/analytics.ts';
import { createBackInStockService } from './services/back-in-stock.ts';
import { createCatalogService } from './services/catalog.ts';
import { createChatService } from './services/chat.ts';
import { createCheckoutService } from './services/checkout.ts';
import { createCheckoutSessionService } from './services/checkout-sessions.ts';
import { createContentService } from './services/content.ts';
import { createCreditCardService } from './services/credit-cards.ts';
import { createCustomerService } from './services/customer.ts';
import { createCustomerProfile } from './services/customer-profile.ts';
import { createEditorialService } from './services/editorial.ts';
import { createEquippedGymService } from './services/equipped-gyms.ts';
import { createEventService } from './services/events.ts';
import { createExtraPaymentService } from './services/extra-payments.ts';
import { createFlagService } from './services/flags.ts';
import { createGiftCardService } from './services/gift-cards.ts';
import { createGymService } from './services/gyms.ts';
import { createListService } from './services/lists.ts';
import { createNewsletterService } from './services/newsletters.ts';
import { createPaymentMethodService } from './services/payment-methods.ts';
import { createProgramService } from './services/programs.ts';
import { createPushService } from './services/push.ts';
import { createReturnService } from './services/returns.ts';
import { createReviewService } from './services/reviews.ts';
import { createRouteService } from './services/routes.ts';
import { createSearchService } from './services/search.ts';
import { createSessionService } from './services/session.ts';
import { createShippingService } from './services/shipping.ts';
import { createSiteService } from './services/site.ts';
import { createTaxService } from './services/tax.ts';
import { createTicketService } from './services/tickets.ts';

/**
 * Creates the typed client: groups of calls that accept and return core's entities. Failed calls reject with
 * `ApiError`. Each client has its own cache, so server rendering creates one client per request.
 */
export const createClient = (options: ClientOptions) => {
  const { site } = options;
  const { send } = createTransport(options);
  const warn = options.warn ?? warnOnConsole;
  const { editorialUrl } = options;
  const editorial = editorialUrl === undefined ? { send } : createTransport({ ...options, baseUrl: editorialUrl });
  const services = {
    session: createSessionService(send),
    creditCards: createCreditCardService(send),
    lists: createListService(send),
    content: createContentService(send),
    search: createSearchService(send, site, options),
    routes: createRouteService(send),
    shipping: createShippingService(send, site.storeId),
    tax: createTaxService(send, site.storeId),
    checkout: createCheckoutService(send, site.storeId),
    checkoutSessions: createCheckoutSessionService(send),
    giftCards: createGiftCardService(send),
    paymentMethods: createPaymentMethodService(send, site.locale),
    site: createSiteService(send),
    catalog: createCatalogService(send, warn),
    newsletters: createNewsletterService(send, site.code),
    tickets: createTicketService(send),
    backInStock: createBackInStockService(send),
    programs: createProgramService(send),
    events: createEventService(send, warn),
    returns: createReturnService(send, site.storeId),
    reviews: createReviewService(send, site.storeId),
    gyms: createGymService(send),
    equippedGyms: createEquippedGymService(send),
    extraPayments: createExtraPaymentService(send, site.storeId),
    push: createPushService(send),
    analytics: createAnalyticsService(send, site.storeId),
    chat: createChatService(send, site.storeId),
    agentLinks: createAgentLinkService(send),
    editorial: createEditorialService(editorial.send, warn),
    flags: createFlagService(send, site.code, options, warn),
  };
  const customer = createCustomerService(send);
  return {
    ...services,
    customer: { ...customer, profile: createCustomerProfile({ ...services, customer }, site, options.segmentMaps) },
  };
};

export type Client = ReturnType<typeof createClient>;
