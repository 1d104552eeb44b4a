import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tokenize } from '../../../testing/checkout-steps.ts';
import { useTestStore } from '../../../testing/test-store.ts';
import { openPlatform, type TestPlatform } from '../testing/test-platform.ts';

const store = useTestStore({ agents: { allowsLoopback: true } });
let platform: TestPlatform;
beforeAll(async () => {
  platform = await openPlatform(() => store.backend);
});
afterAll(() => platform.close());

const buyer = { first_name: 'Gale', last_name: 'Guest', email: 'gale@example.com', phone_number: '+15555550199' };
const dayton = {
  street_address: '1200 Foundry Row',
  address_locality: 'Dayton',
  address_region: 'OH',
  postal_code: '45402',
  address_country: 'US',
};
const columbus = {
  id: 'home',
  street_address: '1 Main Street',
  address_locality: 'Columbus',
  address_region: 'OH',
  postal_code: '43201',
  address_country: 'US',
};
const line_items = [{ item: { id: 'p1001' }, quantity: 1 }];
const pickup = { methods: [{ type: 'pickup', selected_destination_id: 'pickup_location' }] };
const shipping = { methods: [{ type: 'shipping', destinations: [columbus], selected_destination_id: 'home' }] };

const create = async (more: object) => (await platform.rest('create_checkout', { line_items, ...more })).body;
const update = async (id: string, more: object) =>
  (await platform.rest('update_checkout', { line_items, ...more }, { id })).body;
const pay = async (billing_address?: object) => ({
  payment: {
    instruments: [
      {
        id: 'one',
        handler_id: 'sandbox_card',
        type: 'card',
        selected: true,
        credential: { type: 'token', token: await tokenize(store.shopper(), 'approved') },
        ...(billing_address && { billing_address }),
      },
    ],
  },
});
const complete = async (id: string, payment: object) =>
  (await platform.rest('complete_checkout', payment, { id, key: crypto.randomUUID() })).body;
const amounts = ({ totals }: { totals: readonly { type: string; amount: number }[] }) =>
  Object.fromEntries(totals.map(({ type, amount }) => [type, amount]));

describe('agent pickup order', () => {
  it('is offered with location and price before anything is known of the buyer', async () => {
    const { fulfillment } = await create({});
    const [shipped, collected] = fulfillment.methods;
    expect(shipped).toMatchObject({ id: 'shipping', type: 'shipping', line_item_ids: [expect.any(String)] });
    expect(collected).toEqual({
      id: 'pickup',
      type: 'pickup',
      line_item_ids: [],
      selected_destination_id: null,
      groups: [
        {
          id: 'collection',
          line_item_ids: shipped.line_item_ids,
          selected_option_id: null,
          options: [{ id: 'pickup', title: 'Collect', totals: [{ type: 'total', amount: 0 }] }],
        },
      ],
      destinations: [
        { id: 'pickup_location', name: '1200 Foundry Row, Dayton', street_address: null, address: dayton },
      ],
    });
    expect(fulfillment.available_methods).toEqual([
      {
        type: 'pickup',
        line_item_ids: shipped.line_item_ids,
        description: 'This order can be collected at 1200 Foundry Row, Dayton OH 45402',
      },
    ]);
  });

  it('is not a shipping method, and is offered even for an address without rates', async () => {
    const [shipped, collected] = (await create({ buyer, fulfillment: shipping })).fulfillment.methods;
    expect(shipped.groups[0].options.map(({ id }: { id: string }) => id)).not.toContain('pickup');
    expect(collected.groups[0].options[0].id).toBe('pickup');
    const away = { ...columbus, address_locality: 'Paris', address_country: 'FR', postal_code: '75001' };
    const methods = { methods: [{ type: 'shipping', destinations: [away] }] };
    const [unshipped, stillCollected] = (await create({ buyer, fulfillment: methods })).fulfillment.methods;
    expect([unshipped.groups, stillCollected.groups[0].options[0].id]).toEqual([[], 'pickup']);
  });

  it('requires no address: it is taxed at the pickup location, which its order names [S4-tax-07]', async () => {
    const { id, ...begun } = await create({ buyer, fulfillment: pickup });
    expect([begun.status, begun.messages]).toEqual(['ready_for_complete', undefined]);
    const [shipped, collected] = begun.fulfillment.methods;
    expect(shipped).toMatchObject({ line_item_ids: [], selected_destination_id: null, destinations: [], groups: [] });
    expect(collected).toMatchObject({
      selected_destination_id: 'pickup_location',
      line_item_ids: [expect.any(String)],
    });
    expect(collected.groups[0].selected_option_id).toBe('pickup');
    expect(begun.fulfillment.available_methods).toBeUndefined();
    const { fulfillment, tax, subtotal, total } = amounts(begun);
    expect([fulfillment, Number(tax) > 0, total]).toEqual([0, true, Number(subtotal) + Number(tax)]);

    const unbilled = await complete(id, await pay());
    expect(unbilled.status).not.toBe('completed');
    expect(unbilled.messages.map(({ path }: { path: string }) => path)).toContain(
      '$.payment.instruments[0].billing_address.street_address',
    );
    const done = await complete(id, await pay(columbus));
    expect([done.status, amounts(done).total]).toEqual(['completed', total]);
    expect(done.fulfillment.methods.at(-1).destinations[0].address).toEqual(dayton);
    const told = (await platform.rest('get_checkout', undefined, { id })).body;
    expect(told.fulfillment.methods).toMatchObject([{ type: 'pickup', destinations: [{ address: dayton }] }]);

    const order = await platform.rest('get_order', undefined, { id: done.order.id, isSigned: true });
    expect(order.body.fulfillment.expectations).toMatchObject([
      {
        method_type: 'pickup',
        destination: dayton,
        description: 'Collect, 1200 Foundry Row, Dayton OH 45402',
      },
    ]);
    const { document } = await store.db
      .selectFrom('orders')
      .select('document')
      .where('order_id', '=', done.order.id)
      .executeTakeFirstOrThrow();
    expect(document).toMatchObject({
      shippingAddress: { firstname: 'Gale', city: 'Dayton', email: buyer.email },
      billingAddress: { firstname: 'Gale', city: 'Columbus' },
    });
  });

  it("is shipped again at the agent's request, to the given address only, which is also billed", async () => {
    const { id } = await create({ buyer, fulfillment: pickup });
    const undone = await update(id, { fulfillment: { methods: [{ type: 'shipping', line_item_ids: [] }] } });
    expect([undone.status, undone.fulfillment.methods[0].destinations]).toEqual(['incomplete', []]);
    expect(undone.buyer).toMatchObject(buyer);
    const partial = { id: 'home', street_address: '1 Main Street' };
    const half = await update(id, { fulfillment: { methods: [{ type: 'shipping', destinations: [partial] }] } });
    expect(half.fulfillment.methods[0].destinations[0].address_locality).not.toBe('Dayton');
    expect(half.status).toBe('incomplete');
    const shipped = await update(id, { fulfillment: shipping });
    expect(shipped.status).toBe('ready_for_complete');
    expect(shipped.fulfillment.methods[0].groups[0].selected_option_id).toBe('ground');
    expect((await complete(id, await pay())).status).toBe('completed');
  });

  it('remains pickup if an update repeats the response, or contains no method', async () => {
    const { id, fulfillment } = await create({ buyer, fulfillment: pickup });
    for (const more of [{ fulfillment }, {}]) {
      const again = await update(id, more);
      expect([again.status, again.fulfillment]).toEqual(['ready_for_complete', fulfillment]);
    }
  });

  it('is rejected with the reason if the goods or the site exclude pickup, and nothing is shipped there', async () => {
    const { id } = await create({ buyer, fulfillment: pickup });
    const heavy = [...line_items, { item: { id: 'p1004' }, quantity: 1 }];
    const ruledOut = (await platform.rest('update_checkout', { line_items: heavy }, { id })).body;
    expect(ruledOut.status).toBe('incomplete');
    expect(ruledOut.messages).toContainEqual(
      expect.objectContaining({ code: 'fulfillment_changed', content: expect.stringContaining('cannot be collected') }),
    );
    const refused = await complete(id, await pay(columbus));
    expect(refused.status).not.toBe('completed');
    const heavyOnly = (await platform.rest('create_checkout', { line_items: heavy, buyer, fulfillment: pickup })).body;
    expect(heavyOnly.fulfillment.methods.map(({ type }: { type: string }) => type)).toEqual(['shipping']);
    expect(heavyOnly.messages[0]).toMatchObject({ code: 'fulfillment_changed', path: '$.fulfillment.methods' });
    const abroad = (await platform.rest('create_checkout', { line_items, fulfillment: pickup }, { site: '/eu' })).body;
    expect(abroad.messages[0]).toMatchObject({ content: 'This order cannot be collected' });
  });

  it('is rejected for another location or two methods at once, instead of guessing', async () => {
    const elsewhere = await create({ fulfillment: { methods: [{ type: 'pickup', selected_destination_id: 'moon' }] } });
    expect(elsewhere.messages[0]).toMatchObject({
      content: 'Orders of this site are collected at pickup_location only',
    });
    expect(elsewhere.fulfillment.methods[1].selected_destination_id).toBeNull();
    const both = { methods: [...pickup.methods, ...shipping.methods] };
    const { messages, fulfillment } = await create({ fulfillment: both });
    expect(messages[0].content).toContain('shipped or collected as a whole');
    expect(fulfillment.methods[0].destinations).toEqual([]);
  });
});
