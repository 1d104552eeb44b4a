import { contract } from '@ironcart/api/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prune } from '../../../jobs/prune.ts';
import type { createShopper } from '../../../testing/shopper.ts';
import { fixtureIds } from '../../../testing/store-fixture.ts';
import { useTestStore } from '../../../testing/test-store.ts';
import { openPlatform, type TestPlatform } from '../testing/test-platform.ts';

const store = useTestStore({ agents: { allowsLoopback: true } });
let platform: TestPlatform;
beforeAll(async () => {
  platform = await openPlatform(() => store.backend);
});
afterAll(() => platform.close());

const linesOf = (items: Readonly<Record<string, number>>) => ({
  line_items: Object.entries(items).map(([id, quantity]) => ({ item: { id }, quantity })),
});
/** The items and quantities of an answer. */
const quantitiesIn = ({ line_items }: { line_items: readonly { item: { id: string }; quantity: number }[] }) =>
  line_items.map(({ item, quantity }) => [item.id, quantity]);
const create = async (items: Readonly<Record<string, number>>, more: object = {}) =>
  (await platform.rest('create_cart', { ...linesOf(items), ...more })).body;
const countCarts = async () =>
  Number((await sql<{ count: string }>`select count(*) from agent_carts`.execute(store.db)).rows[0]?.count);

describe('agent cart', () => {
  it('is created with the store’s prices, ignoring prices sent by the agent, alike over REST and MCP', async () => {
    const asked = {
      line_items: [
        { item: { id: 'p1001', price: 1, title: 'Cheap' }, quantity: 2, totals: [{ type: 'total', amount: 1 }] },
        { item: { id: 'p1010.v1012' }, quantity: 1 },
      ],
      currency: 'EUR',
      totals: [{ type: 'total', amount: 1 }],
    };
    const { status, body } = await platform.rest('create_cart', asked);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ucp: { status: 'success', capabilities: { 'dev.ucp.shopping.cart': [{ version: '2026-04-08' }] } },
      currency: 'USD',
      line_items: [
        {
          item: { id: 'p1001', title: 'Test barbell', price: 28_550 },
          quantity: 2,
          totals: [
            { type: 'subtotal', amount: 57_100 },
            { type: 'total', amount: 57_100 },
          ],
        },
        { item: { id: 'p1010.v1012', title: 'Bumper plate blue', price: 8_000 }, quantity: 1 },
      ],
      totals: [
        { type: 'subtotal', amount: 65_100 },
        { type: 'total', amount: 65_100 },
      ],
    });
    const overMcp = (await platform.mcp('create_cart', asked)).body;
    const strip = ({ id: _id, continue_url: _url, expires_at: _at, line_items, ...rest }: typeof body) => ({
      ...rest,
      items: line_items.map(({ id: _line, ...line }: { id: string }) => line),
    });
    expect(strip(overMcp)).toEqual(strip(body));
    expect((await platform.rest('get_cart', undefined, { id: body.id })).body).toEqual(body);
    expect((await platform.mcp('get_cart', undefined, { id: body.id })).body).toEqual(body);
  });

  it('accepts every product type by its catalogue id, and returns the same id', async () => {
    const ids = ['p1001', 'p1010.v1011', 'p1020.b1-1001', 'p1030.gemail.g5000', 'p1030.gemail.g7550', 'p1040', 'p1060'];
    const line_items = ids.map((id) => ({ item: { id }, quantity: 1 }));
    const cart = (await platform.rest('create_cart', { line_items })).body;
    expect(cart.messages).toBeUndefined();
    expect(quantitiesIn(cart)).toEqual(ids.map((id) => [id, 1]));
    const { body } = await platform.rest('lookup_catalog', { ids });
    const prices = new Map(
      body.products.flatMap(({ variants }: { variants: { id: string; price: { amount: number } }[] }) =>
        variants.map(({ id, price }) => [id, price.amount]),
      ),
    );
    for (const { item } of cart.line_items) expect([item.id, item.price]).toEqual([item.id, prices.get(item.id)]);
  });

  it('gets the weight-tier discount like any cart, with consistent totals', async () => {
    const { totals } = await create({ 'p1010.v1011': 12 });
    const [subtotal, discount, total] = totals;
    expect(totals.map(({ type }: { type: string }) => type)).toEqual(['subtotal', 'items_discount', 'total']);
    expect(discount.amount).toBeLessThan(0);
    expect(subtotal.amount + discount.amount).toBe(total.amount);
  });

  it('is replaced completely by an update, and a line of the same item keeps its id', async () => {
    const cart = await create({ p1001: 1, p1070: 2 });
    const { body } = await platform.rest('update_cart', linesOf({ p1070: 3, 'p1010.v1011': 1 }), { id: cart.id });
    expect(quantitiesIn(body)).toEqual([
      ['p1070', 3],
      ['p1010.v1011', 1],
    ]);
    expect(body.line_items[0].id).toBe(cart.line_items[1].id);
    const emptied = (await platform.mcp('update_cart', { line_items: [] }, { id: cart.id })).body;
    expect([emptied.line_items, emptied.totals[1].amount]).toEqual([[], 0]);
  });

  it('adds up the quantities of an item listed twice', async () => {
    const { body } = await platform.rest('create_cart', {
      line_items: [
        { item: { id: 'p1070' }, quantity: 1 },
        { item: { id: 'p1070' }, quantity: 2 },
      ],
    });
    expect(body.line_items.map(({ quantity }: { quantity: number }) => quantity)).toEqual([3]);
  });

  it('reports omitted items and lowered quantities, and is not created without items', async () => {
    const cart = await create({ p1001: 1, p1002: 5, p9999: 1, p1010: 1, nonsense: 1 });
    expect(quantitiesIn(cart)).toEqual([
      ['p1001', 1],
      ['p1002', 1],
    ]);
    expect(cart.messages).toMatchObject([
      { type: 'error', code: 'item_unavailable', severity: 'recoverable', path: '$.line_items' },
      { type: 'error', code: 'item_unavailable', severity: 'recoverable' },
      { type: 'error', code: 'item_unavailable', severity: 'recoverable' },
      { type: 'warning', code: 'quantity_adjusted' },
    ]);
    await sql`update inventory set qoh = 0 where product_id = ${fixtureIds.otherLastUnit}`.execute(store.db);
    const before = await countCarts();
    const none = await create({ p1003: 1 });
    expect(none).toMatchObject({ ucp: { status: 'error' }, messages: [{ code: 'out_of_stock' }] });
    expect(await countCarts()).toBe(before);
  });

  it('ends when cancelled, or a week after its last change', async () => {
    const { id } = await create({ p1001: 1 });
    const canceled = await platform.rest('cancel_cart', {}, { id });
    expect(canceled.body).toMatchObject({ id, line_items: [{ quantity: 1 }] });
    const gone = { ucp: { status: 'error' }, messages: [{ code: 'not_found', severity: 'unrecoverable' }] };
    for (const operation of ['get_cart', 'cancel_cart'] as const) {
      expect((await platform.rest(operation, undefined, { id })).body).toMatchObject(gone);
    }
    expect((await platform.rest('update_cart', linesOf({ p1001: 1 }), { id })).body).toMatchObject(gone);
    const forgotten = await create({ p1001: 1 });
    store.passTime(7 * 24 * 60 * 60_000 + 1);
    expect((await platform.rest('get_cart', undefined, { id: forgotten.id })).body).toMatchObject(gone);
    expect((await prune(store.db, store.now())).agentCarts).toBeGreaterThan(0);
  });

  it('is accessible to its platform only, and to its signature if it was signed', async () => {
    const { id } = await create({ p1001: 1 });
    const other = await openPlatform(() => store.backend);
    expect((await other.rest('get_cart', undefined, { id })).body.ucp.status).toBe('error');
    await other.close();
    const body = JSON.stringify(linesOf({ p1001: 1 }));
    const signed = await platform.sendSigned('/ucp/carts', { method: 'POST', body });
    expect((await platform.rest('get_cart', undefined, { id: signed.body.id })).body.ucp.status).toBe('error');
    const again = await platform.sendSigned(`/ucp/carts/${signed.body.id}`, {});
    expect(again.body.id).toBe(signed.body.id);
    for (const unknown of ['x', '00000000-0000-4000-8000-000000000000', id.toUpperCase()]) {
      expect((await platform.rest('get_cart', undefined, { id: unknown })).status).toBe(200);
    }
    expect((await platform.rest('get_cart', undefined, { id, site: '/eu' })).body.ucp.status).toBe('error');
  });

  it('rejects invalid carts, card numbers, and changes beyond the limit', async () => {
    for (const asked of [{}, { line_items: [{ item: {}, quantity: 1 }] }, linesOf({ p1001: 0 }), { line_items: 1 }]) {
      expect((await platform.rest('create_cart', asked)).status).toBe(400);
    }
    const card = { ...linesOf({ p1001: 1 }), buyer: { email: '4111 1111 1111 1111' } };
    expect((await platform.rest('create_cart', card)).body.content).toMatch(/card number/);
    const many = { line_items: Array.from({ length: 101 }, () => ({ item: { id: 'p1001' }, quantity: 1 })) };
    expect((await platform.rest('create_cart', many)).status).toBe(400);
    const strict = await store.anotherProcess({
      agents: { allowsLoopback: true },
      limits: { agentChange: { max: 1, windowMs: 60_000 } },
    });
    const limited = await openPlatform(() => strict);
    const from = '203.0.113.77';
    await limited.rest('create_cart', linesOf({ p1001: 1 }), { from });
    const refused = await limited.rest('create_cart', linesOf({ p1001: 1 }), { from });
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    const overMcp = await limited.mcp('create_cart', linesOf({ p1001: 1 }), { from });
    expect([overMcp.status, overMcp.body.error.data.retry_after > 0]).toEqual([429, true]);
    expect((await limited.rest('search_catalog', { query: 'bar' }, { from })).status).toBe(200);
    await limited.close();
  });
});

describe('idempotency key of an agent request', () => {
  it('runs the request once, and returns the same response again', async () => {
    const before = await countCarts();
    const key = crypto.randomUUID();
    const asked = () => platform.rest('create_cart', linesOf({ p1001: 1 }), { key });
    const answers = await Promise.all([asked(), asked(), asked()]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await platform.mcp('create_cart', linesOf({ p1001: 1 }), { key })).body).toEqual(answers[0]?.body);
    expect(await countCarts()).toBe(before + 1);
  });

  it('stores responses encrypted, because they contain buyer data', async () => {
    const key = crypto.randomUUID();
    const given = { line_items: [{ item: { id: 'p1001' }, quantity: 1 }], buyer: { first_name: 'Quillfeather' } };
    const { body } = await platform.rest('create_checkout', given, { key });
    expect(body.buyer.first_name).toBe('Quillfeather');
    const { answer } = await store.db
      .selectFrom('agent_requests')
      .select('answer')
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    expect(answer?.length).toBeGreaterThan(100);
    expect(answer?.toString('latin1')).not.toContain('Quillfeather');
    expect((await platform.rest('create_checkout', given, { key })).body).toEqual(body);
  });

  it('is rejected for another request or another operation', async () => {
    const key = crypto.randomUUID();
    const cart = (await platform.rest('create_cart', linesOf({ p1001: 1 }), { key })).body;
    const other = await platform.rest('create_cart', linesOf({ p1001: 2 }), { key });
    expect([other.status, other.body.code]).toEqual([409, 'idempotency_key_reused']);
    expect((await platform.rest('cancel_cart', undefined, { id: cart.id, key })).status).toBe(409);
  });

  it('is scoped to its platform, expires after two days, and must be well-formed', async () => {
    const key = crypto.randomUUID();
    const first = (await platform.rest('create_cart', linesOf({ p1001: 1 }), { key })).body;
    const other = await openPlatform(() => store.backend);
    expect((await other.rest('create_cart', linesOf({ p1001: 1 }), { key })).body.id).not.toBe(first.id);
    await other.close();
    store.passTime(49 * 60 * 60_000);
    expect((await platform.rest('create_cart', linesOf({ p1001: 1 }), { key })).body.id).not.toBe(first.id);
    store.passTime(49 * 60 * 60_000);
    expect((await prune(store.db, store.now())).agentRequests).toBeGreaterThan(0);
    expect((await platform.rest('create_cart', linesOf({ p1001: 1 }), { key: 'x'.repeat(201) })).status).toBe(400);
  });
});

describe('cart link', () => {
  const pathOf = (cart: { continue_url: string }) => new URL(cart.continue_url).pathname;
  const openLink = (shopper: ReturnType<typeof createShopper>, path: string) =>
    shopper.request(path, { headers: { 'sec-fetch-dest': 'document' } });
  const cartsOf = async (shopper: ReturnType<typeof createShopper>) =>
    shopper.call(contract.list.getActiveLists, { query: { active: 'true', type: 'cart' } });

  it('opens the cart once, as the current cart of the browser', async () => {
    const cart = await create({ p1001: 2, 'p1010.v1011': 1 });
    const shopper = store.shopper();
    for (const _ of [1, 2]) {
      const response = await openLink(shopper, pathOf(cart));
      expect([response.status, response.headers.get('location')]).toEqual([303, 'http://store.test/cart']);
      const [own, ...others] = await cartsOf(shopper);
      expect(others).toEqual([]);
      expect(own?.items.map(({ productId, qty }) => [productId, qty])).toEqual([
        [fixtureIds.bar, 2],
        [fixtureIds.plate, 1],
      ]);
    }
    await platform.rest('update_cart', linesOf({ p1070: 1 }), { id: cart.id });
    await openLink(shopper, pathOf(cart));
    expect((await cartsOf(shopper))[0]?.items.map(({ productId }) => productId)).toEqual([fixtureIds.strap]);
  });

  it("leaves the agent's cart unchanged, and reveals nothing of the browser to others", async () => {
    const cart = await create({ p1001: 1 });
    const shopper = store.shopper();
    await openLink(shopper, pathOf(cart));
    const [own] = await cartsOf(shopper);
    await shopper.call(contract.list.addItems, {
      params: { id: own?._id ?? '' },
      body: { items: [{ productId: fixtureIds.rack, qty: 1 }] },
    });
    const { body } = await platform.rest('get_cart', undefined, { id: cart.id });
    expect(body.line_items.map(({ item }: { item: { id: string } }) => item.id)).toEqual(['p1001']);
    const stranger = store.shopper();
    await openLink(stranger, pathOf(cart));
    expect((await cartsOf(stranger))[0]?.items.map(({ productId }) => productId)).toEqual([fixtureIds.bar]);
  });

  it('does not restore a cart that the browser has deleted or ordered, and leads to the cart page once expired', async () => {
    const cart = await create({ p1001: 1 });
    const shopper = store.shopper();
    await openLink(shopper, pathOf(cart));
    const [own] = await cartsOf(shopper);
    await shopper.call(contract.list.removeList, { params: { id: own?._id ?? '' } });
    expect((await openLink(shopper, pathOf(cart))).status).toBe(303);
    expect(await cartsOf(shopper)).toEqual([]);
    await platform.rest('cancel_cart', undefined, { id: cart.id });
    for (const id of [cart.id, 'x', '%20', '00000000-0000-4000-8000-000000000000']) {
      const response = await openLink(store.shopper(), `/ucp/continue/${id}`);
      expect([response.status, response.headers.get('set-cookie')]).toEqual([303, null]);
    }
  });
});
