import { CAPTCHA_HEADER } from '@ironcart/api/client';
import { type BookAddress, type StoredOrder, ticketToWire } from '@ironcart/api/codec';
import type { WireProgram } from '@ironcart/api/contract';
import type { ContentBlock } from '@ironcart/core/content';
import type { EarnedTicket, EventRegistration } from '@ironcart/core/customer';
import type { CustomQuote, ShoppingList } from '@ironcart/core/list';
import type { Shipment } from '@ironcart/core/order';
import type { ExtraPayment } from '@ironcart/core/payment';
import type { Product } from '@ironcart/core/product';
import type { RegistryGift } from '@ironcart/core/registry';
import type { ReturnAuthorization } from '@ironcart/core/return';
import type { StoreId } from '@ironcart/core/site';
import { createFakeAfterOrder } from './fake-after-order.ts';
import { createFakeAgentLinks } from './fake-agent-links.ts';
import { type FakeCall, type FakeService, json, refuse } from './fake-call.ts';
import { createFakeCatalogue } from './fake-catalogue.ts';
import { answerCheckout } from './fake-checkout.ts';
import { createFakeCustomer } from './fake-customer.ts';
import { answerEditorial } from './fake-editorial.ts';
import { answerGyms } from './fake-equipped-gyms.ts';
import { createFakeEvents } from './fake-events.ts';
import { createFakeExtraPayments } from './fake-extra-payments.ts';
import { createFakeForms } from './fake-forms.ts';
import { answerGiftCards } from './fake-gift-cards.ts';
import { createFakeGyms } from './fake-gyms.ts';
import { createFakeLists } from './fake-lists.ts';
import { createFakeOrders } from './fake-orders.ts';
import { createFakePrograms, program } from './fake-programs.ts';
import { createFakeQuotes } from './fake-quotes.ts';
import { createFakeRegistries } from './fake-registries.ts';
import { createFakeReviews } from './fake-reviews.ts';
import { createFakeSavedCards } from './fake-saved-cards.ts';
import { createFakeSearch } from './fake-search.ts';
import { createFakeSite } from './fake-site.ts';
import { bar, homePage, member, shirt } from './fixtures.ts';

/** The services whose calls have an address of their own. */
const createAddressedServices = (registrations: readonly EventRegistration[]): FakeService => {
  const answerReviews = createFakeReviews();
  const answerPlannedGyms = createFakeGyms();
  const answerEvents = createFakeEvents(registrations);
  return ({ method, path, query, body }) => {
    const url = new URL(path + query, 'https://backend.example');
    if (path.startsWith('/svc_gym/')) {
      const gyms = answerGyms(url);
      return gyms === undefined ? refuse(404, 'not_found') : json(gyms);
    }
    if (path.startsWith('/svc_customer/gyms') || path.startsWith('/svc_content/gym/')) {
      return answerPlannedGyms(method, path, body as Record<string, never>);
    }
    if (path.startsWith('/svc_event/')) return answerEvents(method, path, body) ?? refuse(404, 'not_found');
    if (path.startsWith('/svc_review/')) return answerReviews(method, url, body as Record<string, never>);
    return path.startsWith('/theindex/wp-json/') ? answerEditorial(url) : undefined;
  };
};

const answerGiftCardCalls: FakeService = ({ method, path, body }) => {
  const giftCards = answerGiftCards(method, path, body as Record<string, never>);
  if (giftCards === undefined) return undefined;
  return 'body' in giftCards ? json(giftCards.body) : refuse(giftCards.status, giftCards.type);
};

/**
 * A backend of one shopper in memory that speaks the contract: for tests, and for looking at pages while there is
 * no other. Records every call.
 */
export const createFakeBackend = ({
  isLoggedIn = false,
  flags = {},
  country = 'US',
  tickets = [],
  alsoSold = [],
  orders = [],
  ordersElsewhere = [],
  addresses = [],
  pageBlocks = homePage.blocks,
  returns = [],
  shipments = [],
  returnableUntil,
  extraPayments = [],
  payWith,
  groupId = member.groupId,
  finds = [bar, shirt],
  refusesItems,
  programs = [program],
  hotDeals = [],
  gifts = [],
  registrations = [],
  quotes = [],
}: {
  /** The customer's quotes, newest first. */
  readonly quotes?: readonly CustomQuote[];
  /** Purchases from each registry. */
  readonly gifts?: readonly RegistryGift[];
  /** The customer's registrations for events. */
  readonly registrations?: readonly EventRegistration[];
  readonly isLoggedIn?: boolean;
  /** The customer's group. */
  readonly groupId?: number;
  /** The results of every search. */
  readonly finds?: readonly Product[];
  /** Products with current or upcoming promotions. */
  readonly hotDeals?: readonly Product[];
  /** The training programs that the customer has bought. */
  readonly programs?: readonly WireProgram[] | undefined;
  /** Error for adding items to a list. */
  readonly refusesItems?: string | undefined;
  /** The customer's entitlements. */
  readonly tickets?: readonly EarnedTicket[];
  readonly flags?: Readonly<Record<string, unknown>>;
  /** The visitor's likely country. */
  readonly country?: string;
  /** Products besides the usual ones, each at its own path. */
  readonly alsoSold?: readonly Product[];
  /** The customer's orders, the newest first. */
  readonly orders?: readonly StoredOrder[];
  /** Number of the customer's orders on other sites. */
  readonly ordersElsewhere?: readonly { readonly storeId: StoreId; readonly count: number }[];
  /** The customer's address book. */
  readonly addresses?: readonly BookAddress[];
  readonly returns?: readonly ReturnAuthorization[];
  /** The packages of each order. */
  readonly shipments?: readonly Shipment[];
  /** The last day to return the orders. */
  readonly returnableUntil?: string | undefined;
  /** Outstanding payments of orders. */
  readonly extraPayments?: readonly ExtraPayment[];
  /** Replaces values in the response of the payment methods. */
  readonly payWith?: object | undefined;
  /** The blocks of every content page. */
  readonly pageBlocks?: readonly ContentBlock[];
} = {}) => {
  const calls: FakeCall[] = [];
  const lists = new Map<string, ShoppingList>();
  const customer = createFakeCustomer({ isLoggedIn, groupId, addresses });
  const afterOrder = createFakeAfterOrder({
    orders,
    returns,
    shipments,
    returnableUntil,
    isCustomer: customer.isCustomer,
  });
  const services: readonly FakeService[] = [
    createAddressedServices(registrations),
    createFakeCatalogue({ alsoSold, hotDeals, pageBlocks }),
    createFakeSearch(finds),
    createFakeSite({ flags, country }),
    createFakeForms(),
    createFakeSavedCards(),
    createFakeAgentLinks(),
    createFakePrograms(programs),
    createFakeExtraPayments(extraPayments),
    afterOrder.answer,
    answerGiftCardCalls,
    createFakeOrders({ orders, ordersElsewhere, follow: afterOrder.follow }),
    ({ method, path }) => {
      const checkout = answerCheckout(method, path, payWith);
      return checkout === undefined ? undefined : json(checkout);
    },
    ({ path }) => (path === '/svc_ticket/tickets' ? json(tickets.map(ticketToWire)) : undefined),
    customer.answer,
    createFakeQuotes(quotes, lists),
    createFakeRegistries(gifts, lists),
    createFakeLists(lists, refusesItems),
  ];

  const answer = (call: FakeCall): Response => {
    for (const service of services) {
      const answered = service(call);
      if (answered !== undefined) return answered;
    }
    return refuse(404, 'not_found');
  };

  return {
    calls,
    fetch: async (request: Request): Promise<Response> => {
      const url = new URL(request.url);
      const text = await request.text();
      const isJson = request.headers.get('Content-Type')?.includes('json') ?? true;
      const call: FakeCall = {
        method: request.method,
        path: url.pathname.replace(/\/site\/[A-Z]{3}(?=\/(?!rfktkn))/, ''),
        query: url.search,
        body: text === '' ? undefined : isJson ? JSON.parse(text) : text,
        cookie: request.headers.get('Cookie'),
        captcha: request.headers.get(CAPTCHA_HEADER),
      };
      calls.push(call);
      return answer(call);
    },
  };
};
