import { contract, type WireList } from '@ironcart/api/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn } from '../../../contract-tests/owned-ids.ts';
import { composeOrder, tokenize } from '../../../testing/checkout-steps.ts';
import { fixtureIds } from '../../../testing/store-fixture.ts';
import { useTestStore } from '../../../testing/test-store.ts';
import { openPlatform, type TestPlatform } from '../testing/test-platform.ts';

const policies = [
  { type: 'shipping_policy' as const, title: 'Shipping and returns', href: '/shipping-and-returns' },
  { type: 'privacy_policy' as const, title: 'Privacy', href: 'https://legal.example/privacy' },
];
const store = useTestStore({ agents: { allowsLoopback: true, policies } });
let platform: TestPlatform;
beforeAll(async () => {
  platform = await openPlatform(() => store.backend);
});
afterAll(() => platform.close());

const buyer = { first_name: 'Gale', last_name: 'Guest', email: 'gale@example.com', phone_number: '+15555550199' };
const columbus = {
  id: 'home',
  street_address: '1 Main Street',
  address_locality: 'Columbus',
  address_region: 'OH',
  postal_code: '43201',
  address_country: 'US',
};
const to = (destination: object, more: object = {}) => ({
  methods: [{ type: 'shipping', destinations: [destination], selected_destination_id: 'home', ...more }],
});
const lines = (...ids: string[]) => ids.map((id) => ({ item: { id }, quantity: 1 }));
const ready = (...ids: string[]) => ({ line_items: lines(...ids), buyer, fulfillment: to(columbus) });

type Card = Parameters<typeof tokenize>[1];
const paymentWith = async (card: Card, more: object = {}) => ({
  payment: {
    instruments: [
      {
        id: 'one',
        handler_id: 'sandbox_card',
        type: 'card',
        selected: true,
        credential: { type: 'token', token: await tokenize(store.shopper(), card) },
        display: { brand: 'visa', last_digits: '0001' },
        ...more,
      },
    ],
  },
});
const complete = async (id: string, payment: object, key: string = crypto.randomUUID()) =>
  (await platform.rest('complete_checkout', payment, { id, key })).body;
const begin = async (...ids: string[]) => (await platform.rest('create_checkout', ready(...ids))).body;
const amounts = ({ totals }: { totals: readonly { type: string; amount: number }[] }) =>
  Object.fromEntries(totals.map(({ type, amount }) => [type, amount]));
const countOrders = async () =>
  Number((await sql<{ count: string }>`select count(*) from orders`.execute(store.db)).rows[0]?.count);

describe('agent checkout', () => {
  it('lists missing fields one by one, alike over REST and MCP', async () => {
    const { status, body } = await platform.rest('create_checkout', { line_items: lines('p1001') });
    expect([status, body.status]).toEqual([201, 'incomplete']);
    expect(body.messages.map(({ path }: { path: string }) => path)).toEqual(
      expect.arrayContaining([
        '$.buyer.first_name',
        '$.buyer.email',
        '$.fulfillment.methods[0].destinations[0].street_address',
      ]),
    );
    for (const { severity } of body.messages) expect(severity).toBe('recoverable');
    const overMcp = (await platform.mcp('create_checkout', { line_items: lines('p1001') })).body;
    expect([overMcp.status, overMcp.messages]).toEqual([body.status, body.messages]);
    expect((await platform.mcp('get_checkout', undefined, { id: body.id })).body).toEqual(body);
    expect(body.ucp.payment_handlers['dev.ironcart.sandbox_card'][0].id).toBe('sandbox_card');
    expect(Object.keys(body.ucp.capabilities)).toEqual([
      'dev.ucp.shopping.checkout',
      'dev.ucp.shopping.fulfillment',
      'dev.ucp.shopping.discount',
      'dev.ucp.shopping.buyer_consent',
    ]);
  });

  it('is ready with a buyer and an address, with the store’s shipping and tax, and consistent totals', async () => {
    const { id } = (await platform.rest('create_checkout', { line_items: lines('p1001') })).body;
    const { body } = await platform.rest('update_checkout', ready('p1001'), { id });
    expect(body).toMatchObject({ id, status: 'ready_for_complete', buyer, currency: 'USD' });
    expect(body.messages).toBeUndefined();
    const { subtotal, fulfillment, tax, total } = amounts(body);
    expect(subtotal).toBe(28_550);
    expect([Number(fulfillment) > 0, Number(tax) > 0]).toEqual([true, true]);
    expect(Number(subtotal) + Number(fulfillment) + Number(tax)).toBe(total);
    const [method] = body.fulfillment.methods;
    expect(method.destinations[0]).toMatchObject({ street_address: '1 Main Street', address_region: 'OH' });
    expect(method.groups[0]).toMatchObject({ id: 'package_1', selected_option_id: 'ground' });
  });

  it('stores the buyer’s consent, and a consent to marketing subscribes to the newsletter once the order is placed', async () => {
    const email = 'consenting@example.com';
    const asked = (consent?: object) => ({
      ...ready('p1001'),
      buyer: { ...buyer, email, ...(consent && { consent }) },
    });
    const subscribed = async () =>
      store.db.selectFrom('newsletter_subscriptions').select('list_id').where('email', '=', email).execute();
    const { id } = (await platform.rest('create_checkout', asked({ marketing: true, analytics: false }))).body;
    const { body } = await platform.rest('update_checkout', asked(), { id });
    expect(body.buyer.consent).toEqual({ marketing: true, analytics: false });
    expect((await complete(id, await paymentWith('refused'))).status).not.toBe('completed');
    expect(await subscribed()).toEqual([]);
    const refusing = (await platform.rest('update_checkout', asked({ marketing: false }), { id })).body;
    expect(refusing.buyer.consent).toEqual({ marketing: false, analytics: false });
    await platform.rest('update_checkout', asked({ marketing: true }), { id });
    expect((await complete(id, await paymentWith('approved'))).status).toBe('completed');
    expect(await subscribed()).toHaveLength(1);

    const other = (await platform.rest('create_checkout', asked({ marketing: false }))).body;
    await store.db.deleteFrom('newsletter_subscriptions').where('email', '=', email).execute();
    expect((await complete(other.id, await paymentWith('approved'))).status).toBe('completed');
    expect(await subscribed()).toEqual([]);
    const wrong = await platform.rest('create_checkout', asked({ marketing: 'yes' }));
    expect([wrong.status, wrong.body.status]).toEqual([400, undefined]);
    const noQuantity = await platform.rest('create_checkout', {
      line_items: [{ item: { id: 'p1001' }, quantity: 'a' }],
    });
    expect(noQuantity.body.content).toBe('$.line_items[0].quantity is not as the protocol has it');
  });

  it('accepts another shipping method, and another item', async () => {
    const { id, fulfillment } = await begin('p1004');
    const [group] = fulfillment.methods[0].groups;
    const ids: string[] = group.options.map((option: { id: string }) => option.id);
    for (const option of ids) {
      const groups = [{ id: group.id, selected_option_id: option }];
      const change = { ...ready('p1004'), fulfillment: to(columbus, { groups }) };
      const { body } = await platform.rest('update_checkout', change, { id });
      const [chosen] = body.fulfillment.methods[0].groups;
      expect(chosen.selected_option_id).toBe(option);
      const { totals } = chosen.options.find((each: { id: string }) => each.id === option);
      expect(amounts(body).fulfillment).toBe(totals[0].amount);
    }
    const changed = (await platform.rest('update_checkout', ready('p1001', 'p1070'), { id })).body;
    expect(changed.line_items.map(({ item }: { item: { id: string } }) => item.id)).toEqual(['p1001', 'p1070']);
    expect(changed.status).toBe('ready_for_complete');
  });

  it('links to the merchant’s policies, on the site and elsewhere, even when completed', async () => {
    const at = (path: string) => [
      { type: 'shipping_policy', title: 'Shipping and returns', url: `http://store.test${path}/shipping-and-returns` },
      { type: 'privacy_policy', title: 'Privacy', url: 'https://legal.example/privacy' },
    ];
    const { id, links } = await begin('p1001');
    expect(links).toEqual(at(''));
    expect((await platform.rest('create_checkout', ready('p1001'), { site: '/eu' })).body.links).toEqual(at('/eu'));
    await complete(id, await paymentWith('approved'));
    expect((await platform.rest('get_checkout', undefined, { id })).body.links).toEqual(at(''));
  });

  it('reports that a destination cannot be shipped to', async () => {
    const { body } = await platform.rest('create_checkout', {
      ...ready('p1001'),
      fulfillment: to({ ...columbus, address_country: 'FR', address_region: '', postal_code: '75001' }),
    });
    expect(body.status).toBe('incomplete');
    expect(body.messages.map(({ code }: { code: string }) => code)).toContain('address_undeliverable');
  });

  it('can be created from a cart, once', async () => {
    const cart = (await platform.rest('create_cart', { line_items: lines('p1070') })).body;
    const asked = { cart_id: cart.id, line_items: lines('p1001'), buyer, fulfillment: to(columbus) };
    const first = (await platform.rest('create_checkout', asked)).body;
    expect(first.line_items.map(({ item }: { item: { id: string } }) => item.id)).toEqual(['p1070']);
    expect((await platform.rest('create_checkout', { cart_id: cart.id })).body.id).toBe(first.id);
    expect((await platform.rest('create_checkout', { cart_id: 'none' })).body.messages[0].code).toBe('not_found');
    expect((await platform.rest('create_checkout', { line_items: [] })).body.messages[0].code).toBe('cart_empty');
  });

  it('is accessible to its platform only, and ends when cancelled', async () => {
    const { id } = await begin('p1001');
    const other = await openPlatform(() => store.backend);
    const answers = [
      await other.rest('get_checkout', undefined, { id }),
      await other.rest('update_checkout', ready('p1001'), { id }),
      await other.rest('complete_checkout', await paymentWith('approved'), { id, key: crypto.randomUUID() }),
      await other.rest('cancel_checkout', undefined, { id, key: crypto.randomUUID() }),
    ];
    expect(answers.map(({ body }) => body.messages[0].code)).toEqual(Array(4).fill('not_found'));
    await other.close();
    const canceled = (await platform.rest('cancel_checkout', undefined, { id, key: crypto.randomUUID() })).body;
    expect([canceled.status, canceled.continue_url]).toEqual(['canceled', undefined]);
    expect((await platform.rest('get_checkout', undefined, { id })).body.ucp.status).toBe('error');
  });
});

describe('UCP complete_checkout', () => {
  it('places the order for the quoted total once, and returns the same order when repeated', async () => {
    const { id, totals } = await begin('p1001');
    const before = await countOrders();
    const payment = await paymentWith('approved');
    const placed = await complete(id, payment);
    expect(placed).toMatchObject({
      id,
      status: 'completed',
      order: { permalink_url: expect.stringContaining('/account/order/') },
    });
    expect(placed.continue_url).toBeUndefined();
    expect(placed.totals).toEqual(totals);
    const again = await complete(id, payment);
    expect(again.order).toEqual(placed.order);
    expect((await platform.mcp('get_checkout', undefined, { id })).body.order).toEqual(placed.order);
    expect(await countOrders()).toBe(before + 1);
    const order = await store.db
      .selectFrom('orders')
      .selectAll()
      .where('order_id', '=', placed.order.id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(order)).toContain('published');
  });

  it.each([
    [['p1001', 'p1010.v1011'], {}],
    [['p1020.b1-1001'], {}],
    [['p1001', 'p1030.gemail.g5000'], {}],
    [['p1060'], {}],
  ])('supports every product type: %j', async (ids, more) => {
    const { id, status } = await begin(...ids);
    expect(status).toBe('ready_for_complete');
    expect((await complete(id, await paymentWith('approved', more))).status).toBe('completed');
  });

  it.each([[['p1040']], [['p1030.gemail.g5000']]])(
    'supports products without shipping, with a billing address: %j',
    async (ids) => {
      const billing_address = { ...columbus, first_name: 'Gale', last_name: 'Guest', phone_number: '+15555550199' };
      const payment = await paymentWith('approved', { billing_address });
      const { id, fulfillment } = (
        await platform.rest('create_checkout', { line_items: lines(...ids), buyer, payment: payment.payment })
      ).body;
      expect(fulfillment).toBeUndefined();
      expect((await platform.rest('get_checkout', undefined, { id })).body.status).toBe('ready_for_complete');
      expect((await complete(id, payment)).status).toBe('completed');
    },
  );

  it('reports a declined card, and accepts another', async () => {
    const { id } = await begin('p1001');
    const refused = await complete(id, await paymentWith('refused'));
    expect(refused).toMatchObject({
      status: 'ready_for_complete',
      messages: [{ code: 'payment_failed', severity: 'recoverable', path: '$.payment' }],
    });
    expect((await complete(id, await paymentWith('approved'))).status).toBe('completed');
  });

  it('hands over to a person if the bank requires a challenge', async () => {
    const { id } = await begin('p1001');
    const asked = await complete(id, await paymentWith('challenge'));
    expect(asked).toMatchObject({
      status: 'requires_escalation',
      messages: [{ code: 'requires_3ds', severity: 'requires_buyer_input' }],
      continue_url: expect.stringContaining('/ucp/continue/'),
    });
  });

  it('places no order for a total other than the quoted one', async () => {
    const { id } = await begin('p1070');
    const before = await countOrders();
    await store.db
      .updateTable('product_prices')
      .set({ price: '19.99' })
      .where('product_id', '=', fixtureIds.strap)
      .where('currency', '=', 'USD')
      .execute();
    const payment = await paymentWith('approved');
    const changed = await complete(id, payment);
    expect(changed).toMatchObject({ status: 'ready_for_complete', messages: [{ code: 'price_changed' }] });
    expect(amounts(changed).subtotal).toBe(1_999);
    expect(await countOrders()).toBe(before);
    expect((await complete(id, payment)).status).toBe('completed');
  });

  it('reports which promotion has ended, with both prices, and places no order at new prices [S4-promo-08]', async () => {
    const { id, line_items: before } = await begin('p1050');
    await sql`
      update products set attributes = attributes || '{"rogue_promo_to_date": "2026-06-01T00:00:00.000Z"}'
      where product_id = ${fixtureIds.deal}`.execute(store.db);
    const payment = await paymentWith('approved');
    const ended = await complete(id, payment);
    const [line] = ended.line_items;
    expect(line.item.price).toBeGreaterThan(before[0].item.price);
    const texts = [line, before[0]].map(({ item }) => `${item.price / 100}.00 USD`);
    const warning = {
      type: 'warning',
      code: 'deal_ended',
      content: `The deal on ${line.item.title} has ended. Its price is ${texts[0]} now; it was ${texts[1]}`,
      path: '$.line_items[0]',
    };
    expect(ended.messages).toContainEqual(warning);
    expect(ended.messages).toContainEqual(expect.objectContaining({ code: 'price_changed' }));
    expect((await platform.mcp('get_checkout', undefined, { id })).body.messages).toContainEqual(warning);
    expect((await complete(id, payment)).status).toBe('completed');
  });

  it('places no order for a cart that has changed since', async () => {
    const cart = (await platform.rest('create_cart', { line_items: lines('p1001') })).body;
    const { id } = (await platform.rest('create_checkout', { cart_id: cart.id, buyer, fulfillment: to(columbus) }))
      .body;
    await platform.rest('update_cart', { line_items: [{ item: { id: 'p1001' }, quantity: 3 }] }, { id });
    const payment = await paymentWith('approved');
    const changed = await complete(id, payment);
    expect(changed).toMatchObject({ status: 'ready_for_complete', messages: [{ code: 'price_changed' }] });
    expect(changed.line_items[0].quantity).toBe(3);
    expect((await complete(id, payment)).status).toBe('completed');
  });

  it('requires an idempotency key, a ready checkout, and a token of an offered payment handler', async () => {
    const { id } = await begin('p1001');
    const payment = await paymentWith('approved');
    expect((await platform.rest('complete_checkout', payment, { id })).status).toBe(400);
    expect((await complete(id, { payment: { instruments: [] } })).messages[0].code).toBe('payment_method_unavailable');
    const other = await paymentWith('approved', { handler_id: 'com.example' });
    expect((await complete(id, other)).messages[0].code).toBe('payment_method_unavailable');
    const empty = (await platform.rest('create_checkout', { line_items: lines('p1001') })).body;
    expect((await complete(empty.id, payment)).status).toBe('incomplete');
    const raw = await paymentWith('approved', { credential: { type: 'card', number: '4111111111111111' } });
    const answer = await platform.rest('complete_checkout', raw, { id, key: crypto.randomUUID() });
    expect([answer.status, answer.body.content]).toEqual([400, expect.stringMatching(/card number/)]);
  });

  it('never returns a payment token', async () => {
    const { id } = await begin('p1001');
    const payment = await paymentWith('refused');
    const token = payment.payment.instruments[0]?.credential.token ?? '';
    expect(token.length).toBeGreaterThan(5);
    const answers = [await complete(id, payment), (await platform.rest('get_checkout', undefined, { id })).body];
    expect(JSON.stringify(answers)).not.toContain(token);
  });

  it('requires a person for payment in a store without the sandbox', async () => {
    const live = await store.anotherProcess({ isDemo: false, agents: { allowsLoopback: true } });
    const own = await openPlatform(() => live);
    const begun = (await own.rest('create_checkout', { line_items: lines('p1001') })).body;
    expect([begun.status, Object.keys(begun.ucp.payment_handlers)]).toEqual(['incomplete', ['dev.ironcart.gift_card']]);
    const { body } = await own.rest('update_checkout', ready('p1001'), { id: begun.id });
    const forPerson = { code: 'paid_by_buyer', severity: 'requires_buyer_input', path: '$.payment' };
    const messages = expect.arrayContaining([expect.objectContaining(forPerson)]);
    expect(body).toMatchObject({
      status: 'requires_escalation',
      messages,
      continue_url: expect.stringContaining('/ucp/continue/'),
    });
    const answer = await own.rest('complete_checkout', await paymentWith('approved'), {
      id: body.id,
      key: crypto.randomUUID(),
    });
    expect(answer.body).toMatchObject({ status: 'requires_escalation', messages });
    expect(answer.body.messages[0].code).toBe('payment_method_unavailable');
    await own.close();
  });
});

describe('agent checkout continued by a person', () => {
  const pathOf = ({ continue_url }: { continue_url: string }) => new URL(continue_url, 'http://store.test').pathname;
  const openLink = (shopper: ReturnType<typeof store.shopper>, link: { continue_url: string }) =>
    shopper.request(pathOf(link), { headers: { 'sec-fetch-dest': 'document' } });
  const statusOf = async (id: string) => (await platform.rest('get_checkout', undefined, { id })).body;
  const orderAs = async (shopper: ReturnType<typeof store.shopper>) => {
    const [list] = await shopper.call(contract.list.getActiveLists, { query: { active: 'true', type: 'cart' } });
    const body = await composeOrder(shopper, list as WireList, { nowMs: store.now().getTime() });
    return shopper.call(contract.checkout.placeOrder, { body });
  };

  it('opens in the browser of the link, and its order is reported to the agent', async () => {
    const checkout = await begin('p1001');
    const shopper = store.shopper();
    const response = await openLink(shopper, checkout);
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^http:\/\/store\.test\/checkout\?continue=[\w-]{43}$/),
    ]);
    const waiting = await statusOf(checkout.id);
    expect(waiting.messages).toMatchObject([{ code: 'with_buyer', severity: 'requires_buyer_input' }]);
    const { orderId } = await orderAs(shopper);
    const done = await statusOf(checkout.id);
    expect(done).toMatchObject({ status: 'completed', order: { id: orderId } });
    expect([done.continue_url, done.buyer, done.fulfillment]).toEqual([undefined, undefined, undefined]);
    const { subtotal, fulfillment, tax, total } = amounts(done);
    expect(Number(subtotal) + Number(fulfillment) + Number(tax)).toBe(total);
    const again = await complete(checkout.id, await paymentWith('approved'));
    expect(again.order.id).toBe(orderId);
    for (const link of [checkout, waiting]) {
      const late = await openLink(store.shopper(), link);
      expect([late.headers.get('location'), late.headers.get('set-cookie')]).toEqual(['http://store.test/cart', null]);
    }
  });

  it("contains the agent's data in the first browser, except the card", async () => {
    const cart = (await platform.rest('create_cart', { line_items: lines('p1001') })).body;
    const asked = { cart_id: cart.id, buyer, fulfillment: to(columbus) };
    const checkout = (await platform.rest('create_checkout', asked)).body;
    await platform.rest('update_cart', { line_items: [{ item: { id: 'p1001' }, quantity: 2 }] }, { id: cart.id });
    expect((await complete(cart.id, await paymentWith('approved'))).messages[0].code).toBe('price_changed');
    const shopper = store.shopper();
    const id = new URL((await openLink(shopper, checkout)).headers.get('location') ?? '').searchParams.get('continue');
    const session = await shopper.call(contract.checkoutSession.getSession, { params: { id: id ?? '' } });
    expect(JSON.stringify(session)).toContain('1 Main Street');
    expect(JSON.stringify(session)).not.toContain('0001');
    const stranger = await store.shopper().refused(contract.checkoutSession.getSession, { params: { id: id ?? '' } });
    expect(stranger.type).toBe('not_found');
  });

  it('has a link that works once and does not reveal the checkout', async () => {
    const checkout = await begin('p1001');
    expect(checkout.continue_url).not.toContain(checkout.id);
    expect(
      (await openLink(store.shopper(), { continue_url: `/ucp/continue/${checkout.id}` })).headers.get('location'),
    ).toBe('http://store.test/cart');
    const first = store.shopper();
    await openLink(first, checkout);
    const late = await openLink(store.shopper(), checkout);
    expect([late.headers.get('location'), late.headers.get('set-cookie')]).toEqual(['http://store.test/cart', null]);
    expect((await openLink(first, checkout)).headers.get('location')).toBe('http://store.test/cart');
    const [list] = await first.call(contract.list.getActiveLists, { query: { active: 'true', type: 'cart' } });
    expect(list?.items.map(({ productId }) => productId)).toEqual([fixtureIds.bar]);
    expect((await statusOf(checkout.id)).continue_url).not.toBe(checkout.continue_url);
  });

  it('is not used up by programs that preview its link', async () => {
    const checkout = await begin('p1001');
    const path = pathOf(checkout);
    for (const init of [
      {},
      { method: 'HEAD' },
      { headers: { 'sec-fetch-dest': 'empty' } },
      { headers: { 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch' } },
    ]) {
      const looked = await store.shopper().request(path, init);
      expect([looked.status, looked.headers.get('set-cookie')]).toEqual([200, null]);
      if (!('method' in init)) expect(await looked.text()).toContain('<form method="post">');
    }
    const pressed = await store.shopper().request(path, { method: 'POST' });
    expect(pressed.headers.get('location')).toContain('/checkout?continue=');
  });

  it('can be passed on by a guest’s browser, and is kept by a customer', async () => {
    const checkout = await begin('p1001');
    await openLink(store.shopper(), checkout);
    const alice = await logIn(store, 'alice');
    const next = await statusOf(checkout.id);
    const taken = await openLink(alice, next);
    expect(taken.headers.get('location')).toBe('http://store.test/checkout');
    const answer = await statusOf(checkout.id);
    expect([answer.ucp.status, answer.messages[0].content]).toEqual(['error', expect.stringContaining('taken')]);
    expect(JSON.stringify(answer)).not.toMatch(/alice|Foundry/i);
    const stranger = await openLink(store.shopper(), await statusOf(checkout.id));
    expect(stranger.headers.get('location')).toBe('http://store.test/cart');
    expect((await platform.rest('update_checkout', ready('p1001'), { id: checkout.id })).body.ucp.status).toBe('error');
    const { orderId } = await orderAs(alice);
    expect((await statusOf(checkout.id)).order.id).toBe(orderId);
  });

  it('loses the data entered in the previous browser when passed on', async () => {
    const checkout = await begin('p1001');
    const enters = async (shopper: ReturnType<typeof store.shopper>) => {
      await openLink(shopper, await statusOf(checkout.id));
      const [list] = await shopper.call(contract.list.getActiveLists, { query: { active: 'true', type: 'cart' } });
      return shopper.call(contract.checkoutSession.openSession, { body: { listId: list?._id ?? '' } });
    };
    const first = store.shopper();
    const { _id: id } = await enters(first);
    const events = [{ type: 'shippingAddress.changed' as const, address: { street: ['77 Hidden Street'] } }];
    await first.call(contract.checkoutSession.sendEvents, { params: { id }, body: { events } });
    expect(JSON.stringify(await enters(first))).toContain('77 Hidden Street');
    const next = await enters(store.shopper());
    expect(next._id).not.toBe(id);
    expect(JSON.stringify(next)).not.toContain('77 Hidden Street');
  });

  it('can be reopened in the same browser, and can no longer be changed by the agent', async () => {
    const checkout = await begin('p1001');
    const shopper = store.shopper();
    expect((await openLink(shopper, checkout)).headers.get('location')).toContain(
      'http://store.test/checkout?continue=',
    );
    const next = await statusOf(checkout.id);
    expect((await openLink(shopper, next)).headers.get('location')).toBe('http://store.test/checkout');
    const { id } = checkout;
    const payment = await paymentWith('approved');
    const answers = [
      (await platform.rest('update_checkout', ready('p1070'), { id })).body,
      await complete(id, payment),
      (await platform.rest('cancel_checkout', undefined, { id, key: crypto.randomUUID() })).body,
      (await platform.rest('update_cart', { line_items: [] }, { id })).body,
      (await platform.rest('get_cart', undefined, { id })).body,
    ];
    expect(answers.map(({ ucp }) => ucp.status)).toEqual(Array(5).fill('error'));
    const [list] = await shopper.call(contract.list.getActiveLists, { query: { active: 'true', type: 'cart' } });
    expect(list?.items.map(({ productId }) => productId)).toEqual([fixtureIds.bar]);
  });
});
