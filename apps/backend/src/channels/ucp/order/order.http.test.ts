import { randomUUID } from 'node:crypto';
import { contract } from '@ironcart/api/contract';
import { money } from '@ironcart/core/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelOrder } from '../../../services/refund/cancel-order.ts';
import { moveReturn } from '../../../services/return/move-return.ts';
import { packOrder } from '../../../services/shipment/pack-order.ts';
import { shipOrder } from '../../../services/shipment/ship-order.ts';
import { composeOrder, tokenize } from '../../../testing/checkout-steps.ts';
import { useTestStore } from '../../../testing/test-store.ts';
import { openPlatform, type TestPlatform, type TestWebhook } from '../testing/test-platform.ts';
import { expectAnswer } from '../testing/ucp-schemas.ts';
import { verifySignature } from '../verify-signature.ts';

const store = useTestStore({ agents: { allowsLoopback: true } });
const open: TestPlatform[] = [];
const platformWith = async (webhook = true) => {
  const platform = await openPlatform(() => store.backend);
  open.push(platform);
  if (webhook) platform.serve({ webhookUrl: new URL('/hooks?of=orders', platform.profileUrl).href });
  return platform;
};
let platform: TestPlatform;
beforeAll(async () => {
  platform = await platformWith();
});
afterAll(() => Promise.all(open.map((each) => each.close())));

const aheadMs = 400 * 24 * 60 * 60_000;
const email = 'gale@example.com';
const columbus = {
  street_address: '1 Main Street',
  address_locality: 'Columbus',
  address_region: 'OH',
  postal_code: '43201',
  address_country: 'US',
};
const begin = async (by: TestPlatform, ids: readonly string[], quantity = 2) =>
  (
    await by.rest('create_checkout', {
      line_items: ids.map((id) => ({ item: { id }, quantity })),
      buyer: { first_name: 'Gale', last_name: 'Guest', email, phone_number: '+15555550199' },
      fulfillment: { methods: [{ type: 'shipping', destinations: [columbus] }] },
    })
  ).body;
const place = async (by: TestPlatform, ids: readonly string[] = ['p1001'], quantity?: number) => {
  const checkout = await begin(by, ids, quantity);
  const token = await tokenize(store.shopper(), 'approved');
  const instruments = [{ id: 'one', handler_id: 'sandbox_card', type: 'card', credential: { type: 'token', token } }];
  const key = randomUUID();
  const { body } = await by.rest('complete_checkout', { payment: { instruments } }, { id: checkout.id, key });
  return { orderId: String(body.order.id), checkout };
};
const read = async (by: TestPlatform, orderId: string) => {
  const { body } = await by.sendSigned(`/ucp/orders/${orderId}`, { method: 'GET' });
  expectAnswer('get_order', body);
  return body;
};
const ship = (orderId: string, qty: number) =>
  shipOrder(store.db, {
    orderId,
    carrier: 'Bikes',
    trackingNumber: randomUUID(),
    now: store.now(),
    pieces: new Map([['BAR-20', qty]]),
  });
const about = (by: TestPlatform, orderId: string) =>
  by.webhooks.map(({ body }) => JSON.parse(body.toString())).filter(({ id }) => id === orderId);

describe('UCP get_order', () => {
  it('returns an order with lines, totals and destination to the platform that placed it', async () => {
    const { orderId, checkout } = await place(platform, ['p1001', 'p1030.gemail.g5000']);
    const order = await read(platform, orderId);
    expect(order).toMatchObject({ id: orderId, checkout_id: checkout.id, currency: 'USD', adjustments: [] });
    expect(order.permalink_url).toBe(`http://store.test/account/order/${orderId}`);
    expect(order.totals.at(-1).amount).toBe(checkout.totals.at(-1).amount);
    const [bar, card] = order.line_items;
    expect([bar.item.id, bar.quantity, bar.status]).toEqual([
      'p1001',
      { original: 2, total: 2, fulfilled: 0 },
      'processing',
    ]);
    expect([card.item.id, card.status]).toEqual(['p1030.gemail.g5000', 'fulfilled']);
    expect(order.fulfillment.events).toEqual([]);
    expect(order.fulfillment.expectations).toEqual([
      expect.objectContaining({
        method_type: 'shipping',
        destination: expect.objectContaining({ street_address: '1 Main Street', postal_code: '43201' }),
        line_items: [{ id: bar.id, quantity: 2 }],
      }),
      expect.objectContaining({ method_type: 'digital', line_items: [{ id: card.id, quantity: 2 }] }),
    ]);
    const { body } = await platform.mcp('get_order', undefined, { id: orderId });
    expect(body.messages[0].code).toBe('unauthorized');
  });

  it('requires signed requests of the same platform and site', async () => {
    const { orderId } = await place(platform);
    expect((await platform.rest('get_order', undefined, { id: orderId })).body.messages).toMatchObject([
      { code: 'unauthorized', severity: 'unrecoverable' },
    ]);
    const other = await platformWith();
    for (const [by, path] of [
      [other, `/ucp/orders/${orderId}`],
      [platform, `/eu/ucp/orders/${orderId}`],
      [platform, '/ucp/orders/0000-0000-0000'],
    ] as const) {
      const { body } = await by.sendSigned(path, { method: 'GET' });
      expect(body.messages[0].code).toBe('not_found');
    }
  });

  it('returns what was packed, shipped, returned and refunded', async () => {
    const { orderId } = await place(platform);
    await packOrder(store.db, { orderId, now: store.now() });
    await ship(orderId, 1);
    const shipped = await read(platform, orderId);
    expect(shipped.line_items[0]).toMatchObject({ status: 'partial', quantity: { total: 2, fulfilled: 1 } });
    expect(shipped.fulfillment.events).toMatchObject([
      { type: 'processing' },
      { type: 'shipped', carrier: 'Bikes', tracking_url: `http://store.test/shippingtracker?order=${orderId}` },
    ]);
    await ship(orderId, 1);
    expect((await read(platform, orderId)).line_items[0].status).toBe('fulfilled');

    const guest = store.shopper();
    await guest.call(contract.checkout.openOrder, { body: { orderId, storeId: 1, email } });
    const listItemId = shipped.line_items[0].id;
    const items = [{ listItemId, qty: 1, reason: 'other' as const }];
    const { rmaNumber } = await guest.call(contract.return.createReturn, { body: { orderId, storeId: 1, items } });
    expect((await read(platform, orderId)).adjustments).toMatchObject([
      { id: rmaNumber, type: 'return', status: 'pending', line_items: [{ id: listItemId, quantity: -1 }] },
    ]);
    const move = { to: 'refunded', amount: money(1_250) } as const;
    await moveReturn(store.db, { rmaNumber, move, now: store.now(), randomId: randomUUID });
    await store.backend.reconcile();
    const refunded = await read(platform, orderId);
    expect(refunded.adjustments).toMatchObject([
      { type: 'return', status: 'completed' },
      { type: 'refund', status: 'completed', totals: [{ type: 'total', amount: -1_250 }] },
    ]);
    expect(refunded.line_items[0]).toMatchObject({
      status: 'fulfilled',
      quantity: { original: 2, total: 1, fulfilled: 1 },
    });
  });

  it('returns that an order was cancelled', async () => {
    const { orderId } = await place(platform);
    await cancelOrder(store.db, { orderId, cause: 'staff', isByStaff: true, now: store.now(), randomId: randomUUID });
    const order = await read(platform, orderId);
    expect(order.line_items[0]).toMatchObject({ status: 'removed', quantity: { original: 2, total: 0, fulfilled: 0 } });
    expect(order.adjustments).toMatchObject([{ type: 'cancellation', status: 'completed' }, { type: 'refund' }]);
    expect(order.fulfillment.expectations).toEqual([]);
  });

  it('returns only the country of a person who took over the checkout', async () => {
    const checkout = await begin(platform, ['p1001']);
    const shopper = store.shopper();
    const { pathname } = new URL(checkout.continue_url);
    await shopper.request(pathname, { headers: { 'sec-fetch-dest': 'document' } });
    const [list] = await shopper.call(contract.list.getActiveLists, { query: { active: 'true', type: 'cart' } });
    if (!list) throw new Error('The browser has no cart');
    const body = await composeOrder(shopper, list, { nowMs: store.now().getTime() });
    const { orderId } = await shopper.call(contract.checkout.placeOrder, { body });
    const order = await read(platform, orderId);
    expect(order.checkout_id).toBe(checkout.id);
    expect(order.fulfillment.expectations[0].destination).toEqual({ address_country: 'US' });
    expect(JSON.stringify(order)).not.toContain(body.customer.email);
  });
});

describe('order webhooks', () => {
  const keysOfStore = async () => (await platform.send('/.well-known/ucp', { method: 'GET' })).body.signing_keys;
  const verify = async ({ url, headers, body }: TestWebhook) => {
    const { host, pathname, search } = new URL(url);
    const request = { method: 'POST', authorities: [host], path: pathname, query: search, headers, body };
    return verifySignature({ ...request, nowMs: store.now().getTime() }, await keysOfStore());
  };

  it('contain the whole current order, signed with the key in the profile', async () => {
    const own = await platformWith();
    const { orderId } = await place(own);
    await store.backend.reconcile();
    const [webhook] = own.webhooks;
    if (!webhook) throw new Error('There was no webhook');
    const body = JSON.parse(webhook.body.toString());
    expectAnswer('get_order', body);
    expect(body).toEqual(await read(own, orderId));
    expect(new URL(webhook.url).search).toBe('?of=orders');
    expect(webhook.headers.get('ucp-agent')).toBe('profile="http://store.test/.well-known/ucp"');
    expect(webhook.headers.get('webhook-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(await verify(webhook)).toBeUndefined();
    expect(await verify({ ...webhook, body: Buffer.from('{}') })).toMatchObject({ code: 'digest_mismatch' });
    expect(await verify({ ...webhook, url: webhook.url.replace('hooks', 'other') })).toBeDefined();
    await store.backend.reconcile();
    expect(own.webhooks).toHaveLength(1);
  });

  it('are sent once per change, and combine several concurrent changes', async () => {
    const own = await platformWith();
    const { orderId } = await place(own);
    await store.backend.reconcile();
    await packOrder(store.db, { orderId, now: store.now() });
    await ship(orderId, 1);
    await store.backend.reconcile();
    expect(about(own, orderId).map(({ fulfillment }) => fulfillment.events.length)).toEqual([0, 2]);
    const ids = own.webhooks.map(({ headers }) => headers.get('webhook-id'));
    expect(new Set(ids).size).toBe(2);
  });

  it('are retried later with the same id if the platform fails, and given up after three days', async () => {
    const own = await platformWith();
    own.answerWebhooks(503);
    const { orderId } = await place(own);
    for (let tries = 0; tries < 2; tries += 1) await store.backend.reconcile();
    expect(own.webhooks).toHaveLength(1);
    store.passTime(40_000);
    own.answerWebhooks(200);
    await store.backend.reconcile();
    const [first, second] = own.webhooks;
    expect([about(own, orderId).length, second?.headers.get('webhook-id')]).toEqual([
      2,
      first?.headers.get('webhook-id'),
    ]);
    own.answerWebhooks(503);
    await packOrder(store.db, { orderId, now: store.now() });
    for (let hours = 0; hours < 90; hours += 9) {
      await store.backend.reconcile();
      store.passTime(9 * 60 * 60_000);
    }
    const sent = own.webhooks.length;
    store.passTime(24 * 60 * 60_000);
    await store.backend.reconcile();
    expect([sent > 5, own.webhooks.length]).toEqual([true, sent]);
  });

  it('that failed while the clock was ahead are retried once it is set back, as are those of other orders', async () => {
    const own = await platformWith();
    store.passTime(aheadMs);
    own.answerWebhooks(503);
    const { orderId } = await place(own);
    await store.backend.reconcile();
    expect(about(own, orderId)).toHaveLength(1);
    store.passTime(-aheadMs);
    own.answerWebhooks(200);
    const { orderId: other } = await place(own);
    await store.backend.reconcile();
    expect([about(own, orderId).length, about(own, other).length]).toEqual([2, 1]);
  });

  it('are not retried if the platform rejects them as invalid, and follow no redirect', async () => {
    const own = await platformWith();
    own.answerWebhooks(307);
    await place(own);
    await store.backend.reconcile();
    own.answerWebhooks(422);
    store.passTime(60 * 60_000);
    await store.backend.reconcile();
    store.passTime(60 * 60_000);
    await store.backend.reconcile();
    expect(own.webhooks).toHaveLength(2);
  });

  it('are not sent without a URL, and never to a non-public address', async () => {
    const silent = await platformWith(false);
    const { orderId } = await place(silent);
    const aimed = await platformWith(false);
    aimed.serve({ webhookUrl: 'https://169.254.169.254/latest/meta-data' });
    const other = await place(aimed);
    await store.backend.reconcile();
    const rows = await store.db
      .selectFrom('agent_orders')
      .select(['order_id', 'last_fault'])
      .whereRef('changes', '=', 'told_changes')
      .where('order_id', 'in', [orderId, other.orderId])
      .execute();
    expect(new Map(rows.map((row) => [row.order_id, row.last_fault]))).toEqual(
      new Map([
        [orderId, null],
        [other.orderId, expect.stringContaining('no address')],
      ]),
    );
    expect([silent.webhooks, aimed.webhooks]).toEqual([[], []]);
  });

  it('are sent for agent orders only', async () => {
    const shopper = store.shopper();
    const before = await store.db.selectFrom('agent_orders').select('order_id').execute();
    const list = await shopper.call(contract.list.createList, { body: { type: 'cart' } });
    const items = [{ productId: 1001, qty: 1 }];
    const filled = await shopper.call(contract.list.addItems, { params: { id: list._id }, body: { items } });
    const body = await composeOrder(shopper, filled, { nowMs: store.now().getTime() });
    await shopper.call(contract.checkout.placeOrder, { body });
    expect(await store.db.selectFrom('agent_orders').select('order_id').execute()).toEqual(before);
  });
});
