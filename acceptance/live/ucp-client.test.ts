import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { type OpenProduct, openProduct } from '../../e2e/fixtures/open-product.ts';
import { openShoppingAgent } from '../../scripts/channels-demo/shopping-agent.mjs';
import { createGuest } from './guest.ts';
import { installUcpClient, openUcpClient } from './ucp-client.ts';

const missing = await installUcpClient();
if (missing !== undefined) console.warn(missing);

const address = {
  street_address: '77 Mill Street',
  address_locality: 'Columbus',
  address_region: 'OH',
  postal_code: '43215',
  address_country: 'US',
};
const details = {
  buyer: { first_name: 'Ines', last_name: 'Moreau', email: 'ines@agents.example', phone_number: '614 555 0137' },
  fulfillment: { methods: [{ type: 'shipping', destinations: [address] }] },
};

let store: OpenProduct;
let agent: Awaited<ReturnType<typeof openShoppingAgent>>;
beforeAll(async () => {
  if (missing !== undefined) return;
  store = await openProduct({ IRONCART_DATA_DIR: makeDataDir(), IRONCART_AGENT_LOOPBACK: 'on' });
  agent = await openShoppingAgent(store.url);
}, 300_000);
afterAll(async () => {
  await agent?.close();
  await store?.close();
});

it.skipIf(missing !== undefined)(
  'reference client of the protocol discovers the store, searches, fills a cart, checks out and pays',
  async () => {
    const client = await openUcpClient(store.url, agent.profileUrl);
    const { result: discovered } = await client.run('discover');
    expect(JSON.stringify(discovered)).toContain('2026-04-08');

    const { result: found } = await client.run('catalog', 'search', '--set', '/query=workshop bar');
    const [product] = found.products;
    const id: string = product.variants[0].id;
    const line_items = [{ item: { id }, quantity: 2 }];
    const { result: cart } = await client.run('cart', 'create', '--input', JSON.stringify({ line_items }));
    expect(cart.line_items[0]).toMatchObject({ item: { id }, quantity: 2 });

    const begun = { cart_id: cart.id, line_items: [], ...details };
    const { result: checkout } = await client.run('checkout', 'create', '--input', JSON.stringify(begun));
    expect([checkout.status, checkout.messages]).toEqual(['ready_for_complete', undefined]);

    const card = { number: '4100000000000001', expMonth: 12, expYear: 2035, cvc: '123', name: 'Ines Moreau' };
    const { body } = await createGuest(store.url).call('POST', '/sandbox-pay/tokens', card);
    const { token } = body as { readonly token: string };
    const credential = { type: 'token', token };
    const instruments = [{ id: 'one', handler_id: 'sandbox_card', type: 'card', selected: true, credential }];
    const paid = JSON.stringify({ payment: { instruments } });
    const { result: done } = await client.run('checkout', 'complete', checkout.id, '--input', paid);
    expect(done).toMatchObject({ id: checkout.id, status: 'completed', totals: checkout.totals });
    const { result: again } = await client.run('checkout', 'get', checkout.id);
    expect(again.order.id).toBe(done.order.id);
    // The client does not sign requests, and orders are returned only to clients that do.
    const { result: order } = await client.run('order', 'get', done.order.id);
    expect(order.messages[0].code).toBe('unauthorized');
  },
  180_000,
);
