import type { SavedGym } from '@ironcart/core/gym';
import { money } from '@ironcart/core/money';
import { siteByCode } from '@ironcart/core/site';
import { describe, expect, it } from 'vitest';
import { always, createFakeWire, json, refusal } from '../testing/fake-wire.ts';
import { sampleAddress } from '../testing/request-samples.ts';
import { wireSampleCard, wireSampleList, wireSampleProduct, wireSampleSession } from '../testing/wire-samples.ts';
import type { Client } from './create-client.ts';

const sampleGym: SavedGym = {
  _id: 'gym-1',
  revision: 1,
  updatedAt: '2026-11-25T12:00:00.000Z',
  project: {
    version: 1,
    name: 'Garage',
    pieces: [],
    room: { widthMm: 3_000, depthMm: 6_000, heightMm: 2_500, floorLimitKg: 1_500, doors: [], columns: [] },
  },
};

describe('API call', () => {
  it.each<[string, string, unknown, (client: Client) => Promise<unknown>]>([
    ['S7-calls-session-01', 'GET /svc_session/session', wireSampleSession, (client) => client.session.get()],
    [
      'S7-integ-03',
      'POST /svc_analytics/events',
      { success: true },
      (client) =>
        client.analytics.report({ visitor: 'browser-1', path: '/', events: [{ name: 'page_view', id: 'event-1' }] }),
    ],
    ['S1-chat-01', 'GET /svc_chat/chat?storeId=1', { status: 'none', messages: [] }, (client) => client.chat.get()],
    ['S1-chat-01', 'POST /svc_chat/chat', { status: 'none', messages: [] }, (client) => client.chat.write('Hello')],
    ['S7-calls-cust-14', 'GET /svc_ticket/tickets', [], (client) => client.tickets.list()],
    [
      'S2-cond-14',
      'GET /svc_gym/gyms?words=leeds&countryCode=GB&firstCountry=US',
      { gyms: [], count: 0, countries: [] },
      (client) => client.equippedGyms.find({ words: 'leeds', countryCode: 'GB', firstCountry: 'US' }),
    ],
    [
      'S2-account-09',
      'POST /svc_review/photo',
      { photoId: 'a3c5d6e7-0000-4000-8000-000000000001', width: 4, height: 3, preview: 'data:image/webp;base64,UklG' },
      (client) => client.reviews.addPhoto('/9j/'),
    ],
    [
      'S1-areas-09',
      'POST /svc_rma/photo',
      { photoId: 'a3c5d6e7-0000-4000-8000-000000000001', width: 4, height: 3, preview: 'data:image/webp;base64,UklG' },
      (client) => client.returns.addPhoto({ orderId: 'order-1', file: '/9j/' }),
    ],
    [
      'S2-account-19',
      'GET /svc_customer/agent-link-request?request=client_id%3Da%26state%3D1',
      {
        state: 'asked',
        permissions: ['cart'],
        returnOrigin: 'https://agent.example',
        platform: { host: 'agent.example', name: null },
      },
      (client) => client.agentLinks.request('client_id=a&state=1'),
    ],
    [
      'S2-account-19',
      'POST /svc_customer/agent-link-request',
      { url: 'https://agent.example/?code=1' },
      (client) => client.agentLinks.answer('client_id=a', true),
    ],
    ['S2-account-19', 'GET /svc_customer/agent-links', [], (client) => client.agentLinks.list()],
    [
      'S2-account-19',
      'DELETE /svc_customer/agent-links/link-1',
      { success: true },
      (client) => client.agentLinks.remove('link-1'),
    ],
    ['S7-calls-cust-15', 'GET /svc_bin/bin', [], (client) => client.backInStock.list()],
    [
      'S2-routes-21',
      'GET /svc_content/cms/preview/p-1?key=k%2F1',
      { title: '', description: '', roguebuilder: { data: [] }, expires: '2026-11-26T00:00:00.000Z' },
      (client) => client.content.preview('p-1', 'k/1'),
    ],
    [
      'S7-calls-cust-17',
      'DELETE /svc_bin/bin/notice-1',
      { success: true },
      (client) => client.backInStock.remove('notice-1'),
    ],
    ['S9-giftcard-02', 'GET /svc_gc/cards', { bought: [], own: [] }, (client) => client.giftCards.list()],
    ['S9-giftcard-02', 'DELETE /svc_gc/cards/card-1', { success: true }, (client) => client.giftCards.forget('card-1')],
    [
      'S9-giftcard-02',
      'POST /svc_gc/cards/card-1/code',
      { code: '7KQF-2MXA-V9TD-HB4C' },
      (client) => client.giftCards.codeOf('card-1'),
    ],
    ['S7-calls-cust-18', 'GET /svc_programming/programs', [], (client) => client.programs.list()],
    [
      'S7-calls-cust-19',
      'GET /svc_event/account',
      { registrations: [], account: null, linked: false },
      (client) => client.events.account(),
    ],
    [
      'S7-calls-news-03',
      'GET /svc_ssr/newsletters/site/USA/subscriptions',
      { emailListIds: [] },
      (client) => client.newsletters.subscriptions(),
    ],
    ['S7-calls-session-03', 'POST /svc_session/session/logout', wireSampleSession, (client) => client.session.logout()],
    ['S7-calls-cust-01', 'GET /svc_customer/customer', wireSampleSession.customer, (client) => client.customer.get()],
    [
      'S7-calls-cust-02',
      'PATCH /svc_customer/customer/',
      wireSampleSession.customer,
      (client) => client.customer.update({ firstname: 'Ada' }),
    ],
    [
      'S7-calls-cust-10',
      'DELETE /svc_customer/customer/address/a-1',
      { success: true },
      (client) => client.customer.removeAddress('a-1'),
    ],
    ['gyms', 'GET /svc_content/gym/catalogue', { pieces: [], templates: [] }, (client) => client.gyms.catalogue()],
    [
      'data',
      'GET /svc_customer/customer/data',
      { exportedAt: '2026-11-26T12:00:00.000Z', customer: wireSampleSession.customer, creditCards: [], records: {} },
      (client) => client.customer.exportData(),
    ],
    [
      'deletion',
      'POST /svc_customer/customer/deletion',
      { success: true },
      (client) => client.customer.deleteAccount('heavy single'),
    ],
    ['gyms', 'GET /svc_customer/gyms', [], (client) => client.gyms.list()],
    ['gyms', 'POST /svc_customer/gyms', sampleGym, (client) => client.gyms.create(sampleGym.project)],
    ['gyms', 'GET /svc_customer/gyms/gym-1', sampleGym, (client) => client.gyms.get('gym-1')],
    ['gyms', 'PUT /svc_customer/gyms/gym-1', sampleGym, (client) => client.gyms.update('gym-1', 1, sampleGym.project)],
    ['gyms', 'DELETE /svc_customer/gyms/gym-1', { success: true }, (client) => client.gyms.remove('gym-1')],
    ['gyms', 'PUT /svc_customer/gyms/gym-1/share', sampleGym, (client) => client.gyms.share('gym-1', true)],
    [
      'gyms',
      'GET /svc_content/gym/shared/key-1',
      { project: sampleGym.project },
      (client) => client.gyms.shared('key-1'),
    ],
    ['S7-calls-lists-01', 'GET /svc_list/lists?active=true', [wireSampleList], (client) => client.lists.active()],
    ['S7-calls-lists-02', 'POST /svc_list/lists', wireSampleList, (client) => client.lists.create({ type: 'cart' })],
    ['S7-calls-lists-03', 'GET /svc_list/lists/list-1', wireSampleList, (client) => client.lists.get('list-1')],
    ['S7-calls-lists-04', 'DELETE /svc_list/lists/list-1', wireSampleList, (client) => client.lists.remove('list-1')],
    [
      'S7-calls-lists-05',
      'PUT /svc_list/lists/list-1/metadata',
      wireSampleList,
      (client) => client.lists.setMetadata('list-1', { isActive: false }),
    ],
    [
      'S7-calls-lists-06',
      'POST /svc_list/lists/list-1/items',
      wireSampleList,
      (client) => client.lists.addItems('list-1', [{ productId: 1, qty: 1 }]),
    ],
    [
      'S7-calls-lists-07',
      'DELETE /svc_list/lists/list-1/items',
      wireSampleList,
      (client) => client.lists.removeItems('list-1'),
    ],
    [
      'S7-calls-lists-08',
      'PUT /svc_list/lists/list-1/items/line-1',
      wireSampleList,
      (client) => client.lists.updateItem('list-1', 'line-1', { qty: 3 }),
    ],
    [
      'S7-calls-lists-09',
      'DELETE /svc_list/lists/list-1/items/line-1',
      wireSampleList,
      (client) => client.lists.removeItem('list-1', 'line-1'),
    ],
    [
      'S7-calls-cat-03',
      'GET /svc_content/catalog/product/12',
      wireSampleProduct,
      (client) => client.content.product(12),
    ],
    [
      'S7-calls-cat-04',
      'GET /svc_content/catalog/product?sku=BAR+20%2F1',
      wireSampleProduct,
      (client) => client.content.productBySku('BAR 20/1'),
    ],
    [
      'S7-calls-cat-05',
      'GET /svc_content/catalog/product?childId=13',
      wireSampleProduct,
      (client) => client.content.productByChild(13),
    ],
    [
      'S7-calls-cat-06',
      'GET /svc_content/catalog/product/complete/12',
      wireSampleProduct,
      (client) => client.content.productComplete(12),
    ],
    [
      'S7-calls-cat-12',
      'GET /svc_content/cms/block/a%20b%2Fc',
      { active: true, content: '' },
      (client) => client.content.block('a b/c'),
    ],
    [
      'S7-calls-checkout-12',
      'GET /svc_checkout/order?page=2&limit=5&view=customer',
      { orders: [], count: 7 },
      (client) => client.checkout.orders({ page: 2, limit: 5 }),
    ],
    [
      'S7-calls-pay-01',
      'GET /svc_paymentmethod/methods?country=US&locale=en_US',
      { paymentMethods: [], storedPaymentMethods: [] },
      (client) => client.paymentMethods.get({ country: 'US' }),
    ],
    [
      'S7-calls-pay-02',
      'PUT /svc_paymentmethod/methods',
      { success: true },
      (client) => client.paymentMethods.update('card_1', { isDefault: true }),
    ],
    [
      'S7-calls-pay-03',
      'DELETE /svc_paymentmethod/methods/card_1',
      { success: true },
      (client) => client.paymentMethods.remove('card_1'),
    ],
    ['S7-calls-cust-05', 'GET /svc_customer/customer/credit-cards', [], (client) => client.creditCards.list()],
    [
      'S7-calls-cust-11',
      'POST /svc_customer/customer/credit-cards',
      wireSampleCard,
      (client) => client.creditCards.add({ transactionToken: 'tok_1' }),
    ],
    [
      'S7-calls-cust-12',
      'PUT /svc_customer/customer/credit-cards/card_1',
      wireSampleCard,
      (client) => client.creditCards.update('card_1', { isDefault: true }),
    ],
    [
      'S7-calls-cust-13',
      'DELETE /svc_customer/customer/credit-cards/card_1',
      { success: true },
      (client) => client.creditCards.remove('card_1'),
    ],
    ['S7-calls-site-01', 'GET /svc_ssr/countries', [], (client) => client.site.countries()],
    ['S7-calls-site-02', 'GET /svc_ssr/regions?countryCode=US', [], (client) => client.site.regions('US')],
    [
      'S7-calls-site-03',
      'GET /svc_ssr/heartbeat',
      { hash: 'h', buildDate: 'd', features: {} },
      (client) => client.site.heartbeat(),
    ],
    ['S7-calls-site-08', 'GET /svc_route/route?url=%2Fohio-bar', {}, (client) => client.routes.resolve('/ohio-bar')],
  ])('is sent as the contract defines: [%s] %s', async (_requirement, expected, answer, call) => {
    const wire = createFakeWire(always(answer));
    await call(wire.client);
    expect(wire.calls()).toEqual([expected]);
  });

  it('has the site in its path, except where the service takes a store id [S7-http-01] [S7-http-21]', async () => {
    const quote = { rates: [], split: [], transactionId: 'q-1' };
    const wire = createFakeWire(({ path }) => json(path.includes('shipping') ? quote : wireSampleList), {
      site: siteByCode('EUR'),
    });
    await wire.client.lists.get('list-1');
    await wire.client.shipping.rates({
      subtotal: money(1),
      shippingAddress: sampleAddress,
      items: [],
      allowSplit: true,
    });
    expect(wire.calls()).toEqual(['GET /svc_list/site/EUR/lists/list-1', 'POST /svc_shipping/shipping/rates/get']);
    expect(wire.sent[1]?.body).toMatchObject({ storeId: 5 });
  });

  it('is sent with credentials [S7-calls-session-01]', async () => {
    const wire = createFakeWire(always(wireSampleSession));
    await wire.client.session.get();
    expect(wire.sent[0]?.credentials).toBe('include');
  });

  it('has the shopper’s own headers and the app’s parameters', async () => {
    const wire = createFakeWire(always([wireSampleList]), {
      headers: { cookie: '__Host-ironcart=1' },
      appParams: { mobileAppTab: 'shop' },
    });
    await wire.client.lists.active();
    expect(wire.calls()).toEqual(['GET /svc_list/lists?active=true&mobileAppTab=shop']);
    expect(wire.sent[0]?.headers.get('cookie')).toBe('__Host-ironcart=1');
  });

  it('passes the response headers to `onResponse`', async () => {
    const cookies: (string | null)[] = [];
    const { client } = createFakeWire(
      () => json(wireSampleSession, { headers: { 'set-cookie': '__Host-ironcart=2' } }),
      { onResponse: (response) => cookies.push(response.headers.get('set-cookie')) },
    );
    await client.session.get();
    expect(cookies).toEqual(['__Host-ironcart=2']);
  });
});

describe('path resolution', () => {
  it.each([
    [
      { redirectTarget: '/new', redirectType: 301 },
      { kind: 'redirect', target: '/new', status: 301 },
    ],
    [
      { entityType: 'category', entityId: 5 },
      { kind: 'category', categoryId: 5, related: {} },
    ],
    [
      { entityType: 'product', entityId: 12, related: { EUROPE: '/eu/bar' } },
      { kind: 'product', productId: 12, related: { EUROPE: '/eu/bar' } },
    ],
    [
      { entityType: 'cms', entityId: 3 },
      { kind: 'page', pageId: 3, related: {} },
    ],
    [
      { entityType: 'page', entityId: 4 },
      { kind: 'page', pageId: 4, related: {} },
    ],
    [{}, { kind: 'notFound' }],
  ])('resolves %j to %j [S2-dynamic-06] [S2-dynamic-07] [S7-calls-site-08]', async (answer, expected) => {
    const { client } = createFakeWire(always(answer));
    await expect(client.routes.resolve('/x')).resolves.toEqual(expected);
  });

  it('resolves an unknown path to nothing, and rejects if the call fails', async () => {
    await expect(createFakeWire(() => refusal(404, 'not_found')).client.routes.resolve('/x')).resolves.toEqual({
      kind: 'notFound',
    });
    await expect(
      createFakeWire(() => refusal(500, 'internal_error')).client.routes.resolve('/x'),
    ).rejects.toMatchObject({
      code: 'internal_error',
    });
  });
});
