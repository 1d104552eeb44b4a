import { CAPTCHA_HEADER } from '@ironcart/api/client';
import {
  addressToWire,
  type BookAddress,
  categoryToWire,
  countryToWire,
  customerToWire,
  extraPaymentToWire,
  guestAccount,
  lineItemToWire,
  listToWire,
  type MenuCategory,
  newLineItemFromWire,
  orderToWire,
  pageToWire,
  previewToWire,
  productToWire,
  type SavedCard,
  type StoredOrder,
  savedCardToWire,
  sessionToWire,
  ticketToWire,
} from '@ironcart/api/codec';
import type { WireProgram } from '@ironcart/api/contract';
import type { ContentBlock } from '@ironcart/core/content';
import type { EarnedTicket, EventRegistration, LiveChat } from '@ironcart/core/customer';
import type { CustomQuote, LineItem, ShoppingList } from '@ironcart/core/list';
import type { Shipment } from '@ironcart/core/order';
import type { ExtraPayment } from '@ironcart/core/payment';
import { hasOwnPrice, type Product } from '@ironcart/core/product';
import type { RegistryGift } from '@ironcart/core/registry';
import type { ReturnAuthorization } from '@ironcart/core/return';
import type { StoreId } from '@ironcart/core/site';
import { comparedPaths } from './content-fixture.ts';
import { createFakeAfterOrder } from './fake-after-order.ts';
import { answerCheckout } from './fake-checkout.ts';
import { answerEditorial } from './fake-editorial.ts';
import { answerGyms } from './fake-equipped-gyms.ts';
import { createFakeEvents } from './fake-events.ts';
import { answerGiftCards } from './fake-gift-cards.ts';
import { createFakeGyms } from './fake-gyms.ts';
import { createFakeReviews } from './fake-reviews.ts';
import { bar, barbells, home, homePage, member, shirt, shirtChildren } from './fixtures.ts';

interface FakeCall {
  readonly method: string;
  readonly path: string;
  /** As in '?page=2', or ''. */
  readonly query: string;
  readonly body: unknown;
  readonly cookie: string | null;
  readonly captcha: string | null;
}

const json = (value: unknown, init: ResponseInit = {}): Response =>
  new Response(JSON.stringify(value), { ...init, headers: { 'Content-Type': 'application/json', ...init.headers } });

const refuse = (status: number, type: string): Response => json({ error: { type, message: type } }, { status });

/** Refuses an authorization request of an unknown platform, or an incomplete one. */
const answerLinkRequest = ({ method, query, body }: FakeCall): Response => {
  const text =
    method === 'GET' ? (new URLSearchParams(query).get('request') ?? '') : (body as { request: string }).request;
  const asked = new URLSearchParams(text);
  if (asked.get('client_id') !== 'https://agent.example/profile.json') return refuse(422, 'unknown_platform');
  if (method === 'POST') {
    const outcome = (body as { isAllowed: boolean }).isAllowed ? 'code=1' : 'error=access_denied';
    return json({ url: `https://agent.example/callback?${outcome}&state=${asked.get('state')}` });
  }
  const shared = { platform: { host: 'agent.example', name: 'Shopping Agent' }, returnOrigin: 'https://agent.example' };
  return asked.has('code_challenge')
    ? json({ ...shared, state: 'asked', permissions: ['cart', 'checkout'] })
    : json({
        ...shared,
        state: 'faulty',
        error: 'invalid_request',
        message: 'PKCE is required',
        returnUrl: 'https://agent.example/callback?error=invalid_request',
      });
};

const usualProducts: readonly Product[] = [bar, shirt, ...shirtChildren];
const categories: readonly MenuCategory[] = [barbells];

const hit = (product: Product) => ({
  productId: product.productId,
  sku: product.sku,
  name: product.name,
  url: product.url,
  thumbnail: product.thumbnail,
  price: (hasOwnPrice(product) ? product : product.startsAt).listPrice / 100,
  categories: ['Barbells'],
  brand: product.brand,
  type: product.type,
  attributes: {},
  hasRedirect: false,
  is_salable: true,
});

/** Prices of a customer group, by product. */
const groupPrices = { [bar.productId]: 300 };

/** Metadata of a new list; a registry has its own address. */
const madeWith = (metadata: ShoppingList['metadata'] | undefined) => ({
  ...metadata,
  ...(metadata?.registry ? { registry: { ...metadata.registry, urlKey: 'smith-gym' } } : {}),
});

const quoteToWire = ({ items, ...quote }: CustomQuote) => ({ ...quote, items: items.map(lineItemToWire) });

/** A registry as others see it. */
const withoutAddress = (list: ShoppingList): ShoppingList => {
  const { shippingAddress: _private, ...registry } = list.metadata.registry ?? { title: '', names: '', eventDate: '' };
  return { ...list, metadata: { ...list.metadata, registry } };
};

/** A newsletter whose subscription fails. */
const refusedList = 10_106;

/** A segment that cannot be saved. */
export const refusedSegment = 13;

/** The id of a card whose removal the payment provider does not answer. */
export const stuckCard = 'card-stuck';

/** The token of a card that its bank refuses. */
export const refusedToken = 'tok_refused';

const keptCard = {
  brand: 'visa',
  last4: '4242',
  expMonth: 4,
  expYear: 2031,
  isDefault: false,
  isExpired: false,
  billingAddressId: undefined,
  billingAddress: undefined,
};

/** A training program, paid for each month. */
export const program = {
  productId: 1,
  sku: 'PRG-12',
  name: 'Twelve Weeks',
  delivery: 'app',
  orderId: '100000042',
  boughtAt: '2026-10-04T08:00:00.000Z',
  price: 24,
  currency: 'USD',
  subscriptionInterval: 'month',
  nextPayment: { at: '2026-12-04T08:00:00.000Z', price: 24 },
  payments: [
    {
      from: '2026-11-04T08:00:00.000Z',
      until: '2026-12-04T08:00:00.000Z',
      paidAt: '2026-11-04T08:00:02.000Z',
      amount: 25.68,
      extraPaymentId: 'X-1',
      cardBrand: 'visa',
      cardLast4: '0001',
    },
  ],
  chargedCard: { storedPaymentMethodId: 'card-1', brand: 'visa', last4: '0001' },
} satisfies WireProgram;

const notice = { _id: 'bin-1', product_id: 1, parent_id: null, email: 'mara@example.com' };

/** The token of the one mail that was sent. */
export const goodResetToken = 'k7Jv-good';

/** The key of the links that the fake store mails. */
export const goodPaymentKey = 'signed-by-the-store';

/** The password of the one customer. */
const goodPassword = 'the right password';

/** A new password that the backend refuses. */
export const guessablePassword = 'password1';

/** Known paths of svc_route. */
const routes: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(comparedPaths.map((path) => [path, { entityType: 'product', entityId: bar.productId }])),
  '/barbells': { entityType: 'category', entityId: barbells.categoryId },
  '/competition-bar': {
    entityType: 'product',
    entityId: bar.productId,
    related: { USA: '/competition-bar', CAN: '/ca/competition-bar', EUROPE: '/eu/wettkampfstange' },
  },
  '/club-shirt': { entityType: 'product', entityId: shirt.productId },
  '/about': { entityType: 'cms', entityId: homePage.id },
  '/rogue-catalog': { entityType: 'page', entityId: homePage.id },
  '/bar-care': { entityType: 'page', entityId: homePage.id },
  '/old-bar': { redirectTarget: '/competition-bar', redirectType: 301 },
  '/sends-away': { redirectTarget: 'https://evil.example/', redirectType: 302 },
  '/gifts': { entityType: 'category', entityId: 4691 },
  '/gone': { entityType: 'product', entityId: 404_404 },
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
  quotes: givenQuotes = [],
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
  const products = [...usualProducts, ...alsoSold];
  const calls: FakeCall[] = [];
  const lists = new Map<string, ShoppingList>();
  const answerReviews = createFakeReviews();
  const answerPlannedGyms = createFakeGyms();
  const answerEvents = createFakeEvents(registrations);
  let quotes = givenQuotes;
  let itemNumber = 0;
  let customer = isLoggedIn ? { ...member, groupId, addresses } : guestAccount;
  /** The newsletters that the customer has subscribed to. */
  let subscriptions: readonly number[] = [10_101];
  let agentLinks = [
    {
      _id: 'link-1',
      platform: { host: 'agent.example', name: 'Shopping Agent' },
      permissions: ['cart', 'checkout'],
      linkedAt: '2026-11-03T18:00:00.000Z',
      lastUsedAt: null,
    },
  ];
  let logIns = [
    { isCurrent: true, since: '2026-11-20T09:30:00.000Z' },
    { isCurrent: false, since: '2026-11-03T18:00:00.000Z' },
  ];
  let cards: readonly SavedCard[] = [
    { ...keptCard, id: 'card-1', isDefault: true, billingAddressId: home._id, billingAddress: home },
    { ...keptCard, id: stuckCard, last4: '0002' },
    { ...keptCard, id: 'card-old', last4: '0009', expMonth: 2, expYear: 2025, isExpired: true },
  ];

  let payments = extraPayments;
  let chat: LiveChat = { status: 'none', messages: [] };
  const afterOrder = createFakeAfterOrder({
    orders,
    returns,
    shipments,
    returnableUntil,
    isCustomer: () => customer.loggedIn,
  });

  const change = (id: string, update: (list: ShoppingList) => Partial<ShoppingList>): Response => {
    const list = lists.get(id);
    if (list === undefined) return refuse(404, 'not_found');
    const changed = { ...list, ...update(list) };
    lists.set(id, changed);
    return json(listToWire(changed));
  };
  const withIds = (item: ReturnType<typeof newLineItemFromWire>): LineItem => {
    itemNumber += 1;
    return {
      listItemId: `item-${itemNumber}`,
      productId: item.productId,
      qty: item.qty,
      options: item.options ?? {},
      metadata: item.metadata ?? {},
      children: (item.children ?? []).map(withIds),
    };
  };

  const answer = (call: FakeCall, url: URL): Response => {
    const { method, path } = call;
    const body = call.body as Record<string, never>;
    const productId = Number(/\/product\/(?:complete\/)?(\d+)$/.exec(path)?.[1]);
    if (path.startsWith('/svc_content/catalog/product')) {
      if (path.endsWith('/group-prices')) return json(groupPrices);
      if (path.endsWith('/products')) {
        const ids = (url.searchParams.get('ids') ?? '').split(',').map(Number);
        return json(products.filter((product) => ids.includes(product.productId)).map(productToWire));
      }
      const product = products.find((candidate) => candidate.productId === productId);
      return product ? json(productToWire(product)) : refuse(404, 'not_found');
    }
    if (path === '/svc_content/hot/active') {
      return json({ products: hotDeals.map(productToWire), hundoProductIds: [] });
    }
    if (path === '/svc_content/catalog/categories') return json(categories.map(categoryToWire));
    if (path.startsWith('/svc_content/catalog/category/')) return json(categoryToWire(barbells));
    if (path === '/svc_content/cms/block/care') {
      return json({ active: true, content: '<p>Wipe it dry, <a href="/about">as we do</a>.</p>' });
    }
    // No content page of its events exists.
    if (/^\/svc_content\/cms\/page\/(event|invitational)-/.test(path)) return refuse(404, 'not_found');
    if (path.startsWith('/svc_content/cms/preview/')) {
      if (!path.endsWith('/spring') || url.searchParams.get('key') !== 'right') return refuse(404, 'not_found');
      const expiresAtMs = Date.UTC(2026, 10, 22, 12);
      return json(
        previewToWire({ title: 'Spring', description: '', blocks: pageBlocks ?? homePage.blocks, expiresAtMs }),
      );
    }
    if (path.startsWith('/svc_content/cms/page/')) return json(pageToWire({ ...homePage, blocks: pageBlocks }));
    if (path === '/svc_ssr/submit/wufoo') {
      // Refused without the fields.
      if (String(call.body).includes('unlisted')) return refuse(422, 'incomplete_form');
      if (String(call.body).includes('ada at example.com')) {
        const details = { paths: ['email'] };
        return json({ error: { type: 'invalid_form_email', message: 'no address', details } }, { status: 422 });
      }
      return String(call.body).includes('message')
        ? json({ success: true })
        : json(
            { error: { type: 'incomplete_form', message: 'incomplete', details: { paths: ['message'] } } },
            { status: 422 },
          );
    }
    if (path === '/svc_route/route') {
      if (url.searchParams.get('url') === '/unsure') return refuse(500, 'internal_error');
      const asked = url.searchParams.get('url') ?? '';
      const sold = alsoSold.find((product) => product.url === asked);
      const route = sold ? { entityType: 'product', entityId: sold.productId } : routes[asked];
      return route === undefined ? refuse(404, 'not_found') : json(route);
    }
    if (path.endsWith('/rfktkn')) {
      return json({ apiUrl: '/svc_search/query', token: 'token', eventApiUrl: '/svc_search/events', expires: 2 ** 42 });
    }
    if (path === '/svc_search/query') {
      const { query: words, suggestion } = (call.body as { readonly data: Readonly<Record<string, unknown>> }).data;
      // The service takes no number that may be a card's.
      if (JSON.stringify(words ?? '').includes('4111')) return refuse(400, 'card_number_refused');
      if (JSON.stringify(call.body).includes('"uri":"/fails"')) return refuse(400, 'invalid_request');
      const suggested = { keyphrase: [{ text: 'bar for women' }], category: [{ text: 'Barbells' }] };
      return json({
        content: { product: { value: finds.map(hit) } },
        ...(words && suggestion ? { suggestion: suggested } : {}),
        ...(JSON.stringify(words ?? '').includes('returns') ? { redirect_url: '/about' } : {}),
        total_item: finds.length,
        total_page: finds.length === 0 ? 0 : 1,
      });
    }
    if (path === '/svc_ssr/submit/iterable') {
      const { email } = call.body as { readonly email: string };
      return email.endsWith('@refused.example') ? refuse(422, 'unknown_list') : json({ success: true });
    }
    if (path === '/svc_ssr/newsletters/subscriptions') return json({ emailListIds: subscriptions });
    if (path.startsWith('/svc_ssr/newsletters/')) {
      const { newsletters } = call.body as { readonly newsletters: readonly number[] };
      if (newsletters.includes(refusedList)) return json({ success: false });
      const kept = subscriptions.filter((listId) => !newsletters.includes(listId));
      subscriptions = path.endsWith('/subscribe') ? [...kept, ...newsletters] : kept;
      return json({ success: true });
    }
    if (path === '/svc_customer/customer/credit-cards' && method === 'GET') return json(cards.map(savedCardToWire));
    if (path === '/svc_customer/customer/credit-cards') {
      if (body.transactionToken === refusedToken) return refuse(402, 'card_refused');
      const { isDefault = false, billingAddressId } = body;
      const added = { ...keptCard, id: 'card-new', last4: '0084', isDefault, billingAddressId };
      cards = [added, ...cards];
      return json(savedCardToWire(added));
    }
    if (path.startsWith('/svc_customer/customer/credit-cards/')) {
      const card = cards.find(({ id }) => path.endsWith(`/${id}`));
      if (card === undefined) return refuse(404, 'not_found');
      if (method === 'PUT') {
        cards = cards.map((other) => ({ ...other, isDefault: body.isDefault ? other === card : other.isDefault }));
        return json(savedCardToWire(card));
      }
      if (card.id === stuckCard) return refuse(502, 'payment_service_unreachable');
      cards = cards.filter((other) => other !== card);
      return json({ success: true });
    }
    if (path === '/svc_customer/customer/' && method === 'PATCH') {
      if (body.firstname === 'Nobody') return refuse(400, 'invalid_request');
      customer = { ...customer, ...body };
      return json(customerToWire(customer));
    }
    if (path === '/svc_customer/customer' && method === 'POST') return refuse(422, 'guessable_password');
    if (path === '/svc_customer/customer/password') {
      if (body.newPassword === guessablePassword) return refuse(422, 'guessable_password');
      return body.password === goodPassword ? json({ success: true }) : refuse(422, 'wrong_password');
    }
    if (path === '/svc_customer/customer/data') {
      const data = { exportedAt: '2026-11-20T10:00:00.000Z', customer: customerToWire(customer), creditCards: [] };
      return json({ ...data, records: { newsletters: [{ listId: 10_101 }] } });
    }
    if (path === '/svc_customer/customer/deletion') {
      if (body.password !== goodPassword) return refuse(422, 'wrong_password');
      customer = guestAccount;
      return json({ success: true });
    }
    if (path === '/svc_customer/agent-links') return json(agentLinks);
    if (path.startsWith('/svc_customer/agent-links/')) {
      agentLinks = [];
      return json({ success: true });
    }
    if (path === '/svc_customer/agent-link-request') return answerLinkRequest(call);
    if (path === '/svc_session/log-ins') return json(logIns);
    if (path === '/svc_session/log-ins/end-others') {
      logIns = logIns.filter(({ isCurrent }) => isCurrent);
      return json({ success: true });
    }
    if (path === '/svc_customer/customer/segments') {
      const { segments } = call.body as { readonly segments: readonly number[] };
      if (segments.includes(refusedSegment)) return refuse(500, 'internal_error');
      customer = { ...customer, segments };
      return json(customerToWire(customer));
    }
    const after = afterOrder.answer(call);
    if (after !== undefined) return after;
    if (path === '/svc_extrapayment/open') {
      const asked = payments.find(({ _id }) => _id === String(body.id));
      return asked && String(body.key) === goodPaymentKey ? json(extraPaymentToWire(asked)) : refuse(404, 'not_found');
    }
    if (path.startsWith('/svc_extrapayment/payments/')) {
      const asked = payments.find(({ _id }) => path.endsWith(`/${_id}`));
      if (asked === undefined) return refuse(404, 'not_found');
      if (method === 'GET') return json(extraPaymentToWire(asked));
      const paid = body.payment as unknown as Readonly<Record<string, string>>;
      const transactionToken = paid.transactionToken ?? (paid.storedPaymentMethodId ? 'approved' : '');
      if (transactionToken === 'refused') return refuse(402, 'payment_error');
      const status = transactionToken === 'approved' ? 'payment_complete' : 'payment_pending';
      payments = payments.map((other) => (other === asked ? { ...asked, status } : other));
      return json({ _id: asked._id, status, payment: { transactionId: 'at-bank' } });
    }
    if (path === '/svc_extrapayment/payments') return json(payments.map(extraPaymentToWire));
    if (path.startsWith('/svc_gym/')) {
      const gyms = answerGyms(url);
      return gyms === undefined ? refuse(404, 'not_found') : json(gyms);
    }
    if (path.startsWith('/svc_customer/gyms') || path.startsWith('/svc_content/gym/')) {
      return answerPlannedGyms(method, path, body);
    }
    if (path.startsWith('/svc_event/')) return answerEvents(method, path, body) ?? refuse(404, 'not_found');
    if (path.startsWith('/svc_review/')) return answerReviews(method, url, body);
    if (path === '/svc_extrapayment/payments') return json(extraPayments.map(extraPaymentToWire));
    if (path === '/svc_chat/chat') {
      const written = { author: 'shopper', text: String(body?.text), writtenAt: '2026-11-20T10:00:00.000Z' } as const;
      if (method === 'POST') chat = { status: 'open', messages: [{ _id: 1, ...written }] };
      return json(chat);
    }
    if (path === '/svc_analytics/events') return json({ success: true });
    if (path === '/svc_flag/config') return json({ version: 1, flags });
    if (path === '/svc_ssr/geoIp') {
      const current = url.searchParams.get('current');
      return json({ country, name: country, path: '', current, currentName: current });
    }
    if (path.startsWith('/theindex/wp-json/')) return answerEditorial(url);
    if (path === '/svc_ticket/tickets') return json(tickets.map(ticketToWire));
    if (path === '/svc_customer/customer' && method === 'GET') return json(customerToWire(customer));
    if (path === '/svc_session/session/login') {
      if (body.password !== 'correct horse') return refuse(401, 'invalid_credentials');
      customer = member;
      return json(sessionToWire({ customer, expiresAtMs: 2 ** 42, lifetimeMs: 300_000 }), {
        headers: { 'Set-Cookie': '__Host-ironcart=after-login; Path=/; Secure; HttpOnly; SameSite=Lax' },
      });
    }
    if (path === '/svc_session/session/logout') {
      customer = guestAccount;
      return json(sessionToWire({ customer, expiresAtMs: 2 ** 42, lifetimeMs: 300_000 }));
    }
    const giftCards = answerGiftCards(method, path, body);
    if (giftCards !== undefined) {
      return 'body' in giftCards ? json(giftCards.body) : refuse(giftCards.status, giftCards.type);
    }
    const checkout = answerCheckout(method, path, payWith);
    if (checkout !== undefined) return json(checkout);
    if (path === '/svc_checkout/order' && method === 'GET') {
      const [page, limit] = ['page', 'limit'].map((name) => Number(url.searchParams.get(name)));
      const from = ((page ?? 1) - 1) * (limit ?? 1);
      const followed = orders.map(afterOrder.follow);
      const found =
        url.searchParams.get('stage') === 'returnable'
          ? followed.filter(({ fulfilment }) => fulfilment !== undefined && fulfilment.returnable > 0)
          : followed;
      return json({
        orders: found.slice(from, from + (limit ?? 1)).map(orderToWire),
        count: found.length,
        elsewhere: ordersElsewhere,
      });
    }
    if (path === '/svc_checkout/order/broken') return refuse(500, 'internal_error');
    if (path.startsWith('/svc_checkout/order/')) {
      const order = orders.find(({ orderId }) => path.endsWith(`/${orderId}`));
      return order ? json(orderToWire(afterOrder.follow(order))) : refuse(404, 'not_found');
    }
    if (path.startsWith('/svc_customer/customer/address')) {
      if (String(body?.city) === 'Atlantis') return refuse(422, 'invalid_address');
      const known = method === 'POST' ? { isDefaultShipping: false, isDefaultBilling: false } : {};
      return method === 'DELETE'
        ? json({ success: true })
        : json({ ...addressToWire(home), ...known, ...body, _id: 'home' });
    }
    if (path === '/svc_programming/programs') return json(programs);
    if (path.startsWith('/svc_programming/programs/')) {
      const [, ofProgram] = path.split(`/svc_programming/programs/${program.productId}/`);
      if (ofProgram === 'card')
        return body.storedPaymentMethodId === 'refused' ? refuse(402, 'payment_error') : json(program);
      if (ofProgram !== 'cancellation') return refuse(409, 'no_subscription');
      if (method === 'DELETE') return json(program);
      const { nextPayment: _next, ...cancelled } = program;
      return json({ ...cancelled, cancelledAt: '2026-11-20T10:00:00.000Z', endsAt: '2026-12-04T08:00:00.000Z' });
    }
    if (path === '/svc_bin/bin') return json([notice]);
    if (path === '/svc_bin/bin/bin-1') return json({ success: true });
    if (path === '/svc_customer/customer/forgot-password') return json({ success: true });
    if (path === '/svc_customer/customer/email') {
      return body.password === goodPassword ? json({ success: true }) : refuse(422, 'wrong_password');
    }
    if (path === '/svc_customer/customer/email/confirm') {
      return body.token === goodResetToken ? json({ success: true }) : refuse(422, 'invalid_email_token');
    }
    if (path === '/svc_customer/customer/forgot-password/reset') {
      if (body.password === guessablePassword) return refuse(422, 'guessable_password');
      return body.token === goodResetToken ? json({ success: true }) : refuse(422, 'invalid_reset_token');
    }
    if (path === '/svc_ssr/countries') {
      return json([
        countryToWire({ alpha2: 'US', name: 'United States', requireRegion: true, postcodeRegex: '^\\d{5}$' }),
        ...['CA', 'ES', 'IT'].map((alpha2) =>
          countryToWire({ alpha2, name: alpha2, requireRegion: true, postcodeRegex: undefined }),
        ),
      ]);
    }
    if (path === '/svc_ssr/regions') {
      const countryId = url.searchParams.get('countryCode') ?? '';
      return json([{ regionId: 1, countryId, code: 'OH', name: 'Ohio' }]);
    }
    if (path === '/svc_list/lists') {
      if (method === 'GET') {
        const wanted = url.searchParams.get('type');
        const shown = [...lists.values()].filter(({ type, metadata: { isActive } }) => wanted === type || isActive);
        return json(shown.filter(({ type }) => wanted === null || wanted === type).map(listToWire));
      }
      const { type, metadata } = call.body as Pick<ShoppingList, 'type'> & Partial<Pick<ShoppingList, 'metadata'>>;
      const isTaken = (number: number) => lists.get(`${type}-${number}`)?.metadata.isActive === true;
      let number = 1;
      while (isTaken(number)) number += 1;
      const _id = `${type}-${number}`;
      const list = {
        _id,
        type,
        items: [],
        messages: [],
        metadata: { activeCartTs: 1, ...madeWith(metadata), isActive: true },
      };
      lists.set(_id, list);
      return json(listToWire(list), {
        headers: { 'Set-Cookie': '__Host-ironcart=guest; Path=/; Secure; HttpOnly; SameSite=Lax' },
      });
    }
    if (path === '/svc_list/quotes') return json(quotes.map(quoteToWire));
    if (path.startsWith('/svc_list/quotes/')) {
      const quote = quotes.find(({ _id }) => path === `/svc_list/quotes/${_id}/accept`);
      if (quote === undefined) return refuse(404, 'not_found');
      if (quote.validUntil === undefined) return refuse(409, 'quote_not_priced');
      const cart: ShoppingList = {
        _id: 'cart-1',
        type: 'cart',
        items: quote.items,
        messages: [],
        metadata: { isActive: true },
      };
      lists.set(cart._id, cart);
      return json(listToWire(cart));
    }
    if (/^\/svc_list\/lists\/[^/]+\/quotes$/.test(path)) {
      const items = lists.get(path.split('/')[3] ?? '')?.items ?? [];
      const { note } = call.body as { readonly note: string };
      const quote: CustomQuote = {
        _id: `quote-${quotes.length + 1}`,
        note,
        items,
        requestedAt: '2026-11-20T09:30:00.000Z',
      };
      quotes = [quote, ...quotes];
      return json(quoteToWire(quote));
    }
    if (path === '/svc_list/registries') {
      const words = (url.searchParams.get('words') ?? '').toLowerCase();
      const registries = [...lists.values()].flatMap(({ metadata: { registry, isShared } }) =>
        registry && isShared && `${registry.title} ${registry.names}`.toLowerCase().includes(words) ? [registry] : [],
      );
      return json(registries.map(({ urlKey, title, names, eventDate }) => ({ urlKey, title, names, eventDate })));
    }
    if (path.startsWith('/svc_list/registries/')) {
      const registry = [...lists.values()].find(
        ({ metadata }) => metadata.isShared && metadata.isActive && path.endsWith(`/${metadata.registry?.urlKey}`),
      );
      return registry ? json(listToWire(withoutAddress(registry))) : refuse(404, 'not_found');
    }
    const giftsOf = /^\/svc_list\/lists\/([^/]+)\/gifts$/.exec(path)?.[1];
    if (giftsOf !== undefined) return lists.has(giftsOf) ? json(gifts) : refuse(404, 'not_found');
    const [, listId = '', part, itemId] =
      /^\/svc_list\/lists\/([^/]+)(?:\/(items|metadata))?(?:\/(.+))?$/.exec(path) ?? [];
    if (part === 'metadata') return change(listId, ({ metadata }) => ({ metadata: { ...metadata, ...body } }));
    if (part === undefined && method === 'DELETE') {
      return change(listId, ({ metadata }) => ({ metadata: { ...metadata, isActive: false } }));
    }
    if (part === undefined && listId !== '') return change(listId, () => ({}));
    if (part === 'items' && method === 'POST') {
      if (refusesItems !== undefined) return refuse(422, refusesItems);
      const added = (call.body as { items: Parameters<typeof newLineItemFromWire>[0][] }).items;
      if (added.some(({ qty }) => qty > 50)) return refuse(409, 'quantity_unavailable');
      return change(listId, ({ items }) => ({
        items: [...items, ...added.map((item) => withIds(newLineItemFromWire(item)))],
      }));
    }
    if (part === 'items' && itemId === undefined && method === 'DELETE') {
      const { listItemIds = [] } = call.body as { readonly listItemIds?: readonly string[] };
      return change(listId, ({ items }) => ({
        items: items.filter(({ listItemId }) => !listItemIds.includes(listItemId)),
      }));
    }
    if (itemId !== undefined && method === 'DELETE') {
      return change(listId, ({ items }) => ({ items: items.filter(({ listItemId }) => listItemId !== itemId) }));
    }
    if (itemId !== undefined && method === 'PUT') {
      const { qty, metadata } = call.body as Partial<Pick<LineItem, 'qty' | 'metadata'>>;
      if (qty !== undefined && qty > 50) return refuse(409, 'quantity_unavailable');
      return change(listId, ({ items }) => ({
        items: items.map((item) =>
          item.listItemId === itemId ? { ...item, qty: qty ?? item.qty, metadata: metadata ?? item.metadata } : item,
        ),
      }));
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
      return answer(call, url);
    },
  };
};
