import type { StoredOrder } from '@ironcart/api/codec';
import { outlineOf } from '@ironcart/core/testing';
import { describe, expect, it } from 'vitest';
import { answerHeader, dataHeader, redirectHeader } from '../data/data-protocol.ts';
import { type PageState, pageStateElementId } from '../data/page-state.ts';
import { home, placedOrder } from '../testing/fixtures.ts';
import { openStorefront, withSession } from '../testing/open-storefront.ts';
import { engraved, giftCard, plates, set, soldOut } from '../testing/products-of-each-type.ts';

type Store = Awaited<ReturnType<typeof openStorefront>>;
type Fields = Readonly<Record<string, string>>;

const [opening, closing] = [`<script type="application/json" id="${pageStateElementId}"`, '</script>'];

const stateIn = (html: string): PageState | undefined => {
  const from = html.indexOf(opening);
  if (from < 0) return undefined;
  const start = html.indexOf('>', from) + 1;
  return JSON.parse(html.slice(start, html.indexOf(closing, start))) as PageState;
};

/** The page's own data, without that of the frame, which has a separate record. */
const ownData = (html: string): string => {
  const { loaderData = {}, actionData = null, errors = null } = stateIn(html) ?? {};
  const own = Object.entries(loaderData).filter(([route]) => route !== 'root');
  return JSON.stringify({ data: Object.fromEntries(own), actionData, errors }, null, 1);
};

/** A valid address as its form sends it. */
const completeAddress: Fields = {
  firstname: 'Mara',
  lastname: 'Lind',
  telephone: '614 555 0100',
  email: 'mara@example.com',
  street: '1 Main St',
  city: 'Columbus',
  region: 'Ohio',
  countryId: 'US',
  postcode: '43215',
};

const keptHeaders = ['location', 'set-cookie', 'cache-control', 'x-robots-tag', 'retry-after'];

/** A response's status, headers, the route's part of the page, and its data. */
const recordOf = async (response: Response, part: 'main' | 'page' | 'data' = 'main'): Promise<string> => {
  const html = await response.text();
  const headers = keptHeaders.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [`${name}: ${value}`];
  });
  const head = /<head>.*?<\/head>/s.exec(html)?.[0] ?? '';
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? html;
  const things = /<script type="application\/ld\+json"[^>]*>([^<]*)</.exec(html)?.[1] ?? '';
  const shown = { main: head + main, page: html.replace(/^<!DOCTYPE html>/i, ''), data: '' }[part];
  return [`status: ${response.status}`, ...headers, outlineOf(shown), things, ownData(html)].join('\n');
};

const visit = async (store: Store, path: string, headers: Fields = {}) => recordOf(await store.get(path, headers));

/** The response to a request for one route's data. */
const dataOf = async (store: Store, route: string, path: string) => {
  const response = await store.get(path, { ...withSession, [dataHeader]: route });
  const text = await response.text();
  const data: unknown = text === '' ? undefined : JSON.parse(text);
  const { headers, status } = response;
  return { status, kind: headers.get(answerHeader), redirect: headers.get(redirectHeader), data };
};

/** Changes sent to the backend since a call: method, path and body, without the random boundary of forms and random ids. */
const changesSince = ({ calls }: Store, from = 0) =>
  calls.slice(from).flatMap(({ method, path, body }) =>
    method === 'GET'
      ? []
      : [
          {
            method,
            path,
            body: JSON.stringify(body)
              ?.replace(/undici-\d+/g, 'part')
              .replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, 'random'),
          },
        ],
  );

/*
 * After an intended change of a page: `npx vitest run --project storefront app/compose/page-records.test.ts -u`, and
 * review the difference.
 */

describe('recorded frame of every page', () => {
  it.each([
    ['/about', {}],
    ['/gb/about', {}],
    ['/apo/about', {}],
    ['/eu/about', { 'CF-IPCountry': 'GB' }],
    ['/about', { Cookie: 'highcontrast=1' }],
    ['/about?isMobileApp=1&mobileAppVersion=3.3.0', {}],
  ])('for a guest: %s %o', async (path, headers) => {
    expect(await recordOf(await (await openStorefront()).get(path, { ...headers }), 'page')).toMatchSnapshot();
  });

  it('for a customer with items in the cart', async () => {
    const store = await openStorefront({ isLoggedIn: true });
    await store.post('/cart', { intent: 'add', productId: '1', qty: '2' }, withSession);
    expect(await recordOf(await store.get('/about', withSession), 'page')).toMatchSnapshot();
  });

  it('in checkout', async () => {
    const store = await openStorefront();
    await store.post('/cart', { intent: 'add', productId: '1', qty: '2' });
    expect(await recordOf(await store.get('/checkout', withSession), 'page')).toMatchSnapshot();
  });
});

describe('recorded shop page', () => {
  it.each([
    '/',
    '/barbells',
    '/barbells?sort=price-asc&page=2',
    '/search?q=bar',
    '/search?q=bar&page=2&brand=Halden',
    '/deals',
    '/deals?category=Barbells&deal_type=new',
    '/compare/bars',
    '/compare/nothing',
    '/theindex',
    '/theindex/history',
    '/theindex/history/two-drops',
    '/theindex?q=nothing',
    '/theindex?q=bar&tag=making&page=2',
    '/theindex?page=7',
    '/theindex/ryourogue',
    '/newsletter-signup',
    '/newsletter-error',
    '/preferences',
    '/login',
    '/login?redirect=/account/orders',
    '/forgot-password',
    '/expired-password',
    '/account/reset-password/some-token',
    '/account/confirm-email/some-token',
    '/cart',
    '/404',
    '/no-such-page',
    '/back-in-stock?product=1',
    '/back-in-stock?product=21&parent=20',
    '/back-in-stock?product=404404',
    '/sitemap.xml',
    '/robots.txt',
    '/gb/deals',
    '/search?q=4111+1111+1111+1111',
    '/logout',
    '/gone',
    '/gifts',
    '/unsure',
    '/sends-away',
    '/wishlist/some-key',
  ])('%s', async (path) => {
    expect(await visit(await openStorefront(), path)).toMatchSnapshot();
  });
});

describe('recorded content page', () => {
  const words = (text: string) => ({ text });
  const pageBlocks = [
    { name: 'Heading', props: words('A'), abTest: { name: 'heading', variants: { true: { props: words('B') } } } },
    { name: 'GearSpecs', props: { title: 'In figures', productId: 1 } },
    { name: 'PriceTiers', props: { title: 'With your order', productIds: [1, 80] } },
    { name: 'Block', props: { block: 'care' } },
    { name: 'Block', props: { block: 'gone' } },
    { name: 'RichText', props: { html: '<p>{{name}}</p><img src="https://pictures.example/a.webp" alt="A bar">' } },
    { name: 'Nonsense', props: {} },
  ];
  it.each([{}, { heading: true }])('with all references, by the flags %o', async (flags) => {
    const store = await openStorefront({ pageBlocks, flags, alsoSold: [engraved] });
    expect(await visit(store, '/about')).toMatchSnapshot();
  });
});

describe('recorded product page', () => {
  const alsoSold = [set, plates, giftCard, engraved, soldOut];
  it.each([
    '/competition-bar',
    '/competition-bar?line=item-1',
    '/club-shirt',
    '/club-shirt?color=blue',
    '/gb/competition-bar',
    '/eu/club-shirt?color=red',
    '/starter-set',
    '/starter-set?b=52-54',
    '/gb/starter-set',
    '/change-plates',
    '/gift-card',
    '/engraved-bar',
    '/log-bar',
  ])('%s', async (path) => {
    expect(await visit(await openStorefront({ alsoSold }), path)).toMatchSnapshot();
  });

  it('for a customer who has it on a list', async () => {
    const store = await openStorefront({ alsoSold, isLoggedIn: true });
    await store.post('/account/wishlist', { intent: 'add', productId: '1', qty: '1' }, withSession);
    expect(await visit(store, '/competition-bar', withSession)).toMatchSnapshot();
  });
});

describe('recorded cart page', () => {
  const alsoSold = [set, plates, giftCard, engraved, soldOut];
  const filled = async (isLoggedIn: boolean) => {
    const store = await openStorefront({ alsoSold, isLoggedIn });
    for (const fields of [
      { productId: '1', qty: '2' },
      { productId: '20', color: 'blue', qty: '1' },
      { productId: '50', qty: '1', 'bundle-7': '52' },
      { productId: '60', 'qty-61': '3' },
      { productId: '70', amount: 'own', customAmount: '62,50', delivery: 'physical', recipientName: 'Ada' },
      { productId: '80', qty: '1', 'option-1': 'For Mara', 'option-2': '4' },
    ]) {
      await store.post('/cart', { intent: 'add', ...fields }, withSession);
    }
    return store;
  };

  it.each([
    ['/cart', false],
    ['/gb/cart', false],
    ['/eu/cart', true],
    ['/cart', true],
  ])('%s, of a customer: %s', async (path, isLoggedIn) => {
    expect(await visit(await filled(isLoggedIn), path, withSession)).toMatchSnapshot();
  });

  it.each<Fields>([
    { intent: 'update', listItemId: 'item-1', qty: '3' },
    { intent: 'update', listItemId: 'item-1', qty: '99' },
    { intent: 'update', listItemId: 'item-1', qty: '0' },
    { intent: 'update', listItemId: 'item-1', qty: 'many' },
    { intent: 'remove', listItemId: 'item-1' },
    { intent: 'save', listItemId: 'item-1' },
    { intent: 'save', listItemId: 'gone' },
    { intent: 'redeem', listItemId: 'item-1' },
    { intent: 'stopRedeeming', listItemId: 'item-1' },
    { intent: 'stopRedeeming', listItemId: 'gone' },
    { intent: 'add', productId: '20' },
    { intent: 'add', productId: '404404' },
    { intent: 'nonsense' },
    { intent: 'toString' },
  ])('after %o', async (fields) => {
    const store = await filled(true);
    const before = store.calls.length;
    const answer = await store.post('/cart', fields, withSession);
    expect(await recordOf(answer, 'data')).toMatchSnapshot();
    expect(changesSince(store, before)).toMatchSnapshot();
  });

  it.each(['restore', 'forget'])('with a saved item that has %s', async (intent) => {
    const store = await filled(true);
    await store.post('/cart', { intent: 'save', listItemId: 'item-1' }, withSession);
    const page = await visit(store, '/cart', withSession);
    expect(page).toMatchSnapshot();
    const listItemId = /"saved": \[\s*\{[^}]*"listItemId": "([^"]*)"/.exec(page)?.[1] ?? '';
    const before = store.calls.length;
    await store.post('/cart', { intent, listItemId }, withSession);
    expect(changesSince(store, before)).toMatchSnapshot();
  });
});

describe('recorded account page', () => {
  const waiting: StoredOrder = { ...placedOrder('100000040'), status: 'payment_pending' };
  const orders = [placedOrder('100000042'), placedOrder('100000041'), waiting];
  const open = () => openStorefront({ isLoggedIn: true, orders, addresses: [home] });

  it.each([
    '/account',
    '/account/dashboard',
    '/account/settings',
    '/account/settings/delete',
    '/account/payment-methods',
    '/account/earned-store',
    '/account/my-lists',
    '/account/about-me',
    '/account/payment-methods?bill=card-1',
    '/account/orders',
    '/account/order/100000042',
    '/account/order/7',
    '/gb/account/order/100000042',
    '/account/order/100000040',
    '/account/gift-cards',
    '/account/programming',
    '/account/programming/1',
    '/account/programming/2',
    '/account/bin',
    '/account/wishlist',
    '/account/address',
    '/account/address?edit=home',
    '/account/address?edit=new',
    '/gb/account/address?edit=new',
    '/checkout/success?order=100000042',
    '/checkout/success',
    '/checkout/success?order=7',
    '/checkout?order=100000042',
    '/checkout?order=100000040',
    '/checkout?order=7',
    '/checkout/shipping',
    '/login',
  ])('%s', async (path) => {
    expect(await visit(await open(), path, withSession)).toMatchSnapshot();
  });

  it.each<[string, Fields]>([
    ['/account/bin', { id: 'bin-1' }],
    ['/account/wishlist', { intent: 'add', productId: '1', qty: '1' }],
    ['/account/wishlist', { intent: 'nonsense' }],
    ['/account/address', { intent: 'save', firstname: 'Mara' }],
    ['/account/address', { intent: 'save', addressId: 'home', ...completeAddress }],
    ['/account/address', { intent: 'save', ...completeAddress }],
    ['/account/address', { intent: 'save', ...completeAddress, city: 'Atlantis' }],
    ['/account/address', { intent: 'save', ...completeAddress, countryId: 'ES', postcode: '1' }],
    ['/account/address', { intent: 'save', ...completeAddress, postcode: 'O 43215' }],
    ['/account/address', { intent: 'remove', addressId: 'home' }],
    ['/account/address', { intent: 'defaultShipping', addressId: 'home' }],
    ['/account/address', { intent: 'defaultBilling', addressId: 'home' }],
    ['/account/address', { intent: 'nonsense' }],
    ['/account/settings', { form: 'newsletters', list: '10102' }],
    ['/account/settings', { form: 'newsletters', none: '1' }],
    ['/account/settings/delete', { password: 'wrong' }],
    ['/account/settings/delete', { password: 'the right password' }],
    ['/account/settings', { form: 'email', email: 'new@example.com', password: 'the right password' }],
    ['/account/settings', { form: 'email', email: 'new@example.com', password: 'wrong' }],
    ['/account/settings', { form: 'email', email: 'new', password: '' }],
    ['/account/payment-methods', { intent: 'remove', cardId: 'card-1' }],
    ['/account/order/100000042', { intent: 'buyAgain' }],
    ['/logout', {}],
  ])('%s after %o', async (path, fields) => {
    const store = await open();
    expect(await recordOf(await store.post(path, fields, withSession))).toMatchSnapshot();
    expect(changesSince(store)).toMatchSnapshot();
  });
});

describe('recorded form post', () => {
  it.each<[string, Fields]>([
    ['/login', { intent: 'login', email: 'a@b.co', password: 'wrong' }],
    ['/login', { intent: 'register', email: 'abc' }],
    ['/forgot-password', { email: 'mara@example.com' }],
    ['/forgot-password', { email: 'mara' }],
    ['/account/reset-password/k7Jv-good', { password: 'a long password' }],
    ['/account/reset-password/k7Jv-bad', { password: 'a long password' }],
    ['/account/reset-password/k7Jv-bad', { password: 'short' }],
    ['/account/reset-password/k7Jv-bad', { password: 'x'.repeat(500) }],
    ['/account/confirm-email/k7Jv-good', {}],
    ['/account/confirm-email/k7Jv-bad', {}],
    ['/newsletter-signup', { email: 'mara@example.com', list: '10101' }],
    ['/newsletter-signup', { email: 'mara@refused.example', list: '10101' }],
    ['/newsletter-signup', { email: 'mara', list: '1' }],
    ['/back-in-stock?product=1', { email: 'mara@example.com' }],
    ['/back-in-stock?product=1', { email: 'mara' }],
    ['/preferences', { preference: 'contrast', contrast: 'high', from: '/barbells' }],
    ['/preferences', { preference: 'contrast', from: 'https://evil.example' }],
    ['/preferences', { preference: 'consent', allow: 'all' }],
    ['/preferences', { preference: 'consent', allow: 'chosen', category: 'performance', from: '/cart' }],
    ['/preferences', { preference: 'consent' }],
    ['/preferences', { preference: 'nonsense' }],
    ['/about', { formHash: 'contact', message: 'Hello' }],
    ['/about', { formHash: 'contact', email: 'mara@example.com' }],
    ['/about', { formHash: 'contact', email: 'ada at example.com', message: 'Hello' }],
  ])('%s after %o', async (path, fields) => {
    const store = await openStorefront();
    expect(await recordOf(await store.post(path, fields))).toMatchSnapshot();
    expect(changesSince(store)).toMatchSnapshot();
  });
});

describe('recorded route data', () => {
  it.each([
    ['search-preview', '/search/preview?q=bar'],
    ['search-preview', '/search/preview'],
    ['search-preview', '/search/preview?q=4111+1111+1111+1111'],
    ['search', '/search?q=4111+1111+1111+1111'],
    ['product-cards', '/product-cards?ids=0,80'],
    ['entity', '/unsure'],
    ['product-cards', '/product-cards?ids=1,20'],
    ['product-cards', '/product-cards?ids=x,-1'],
    ['entity', '/old-bar'],
    ['entity', '/no-such-page'],
    ['root', '/gb/barbells'],
    ['account', '/account/orders'],
    ['nonsense', '/barbells'],
  ])('%s at %s', async (route, path) => {
    expect(await dataOf(await openStorefront({ alsoSold: [engraved] }), route, path)).toMatchSnapshot();
  });

  it('of checkout, and of its first step', async () => {
    const store = await openStorefront({ isLoggedIn: true, addresses: [home] });
    await store.post('/cart', { intent: 'add', productId: '1', qty: '2' }, withSession);
    for (const route of ['checkout', 'checkout-landing', 'root']) {
      expect(await dataOf(store, route, '/checkout')).toMatchSnapshot();
    }
    for (const step of ['shipping', 'payment', 'review']) {
      expect(await visit(store, `/checkout/${step}`, withSession)).toMatchSnapshot();
    }
  });
});
