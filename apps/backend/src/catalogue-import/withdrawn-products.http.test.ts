import { Readable, Writable } from 'node:stream';
import { contract } from '@ironcart/api/contract';
import { describe, expect, it } from 'vitest';
import { composeOrder, fillCart } from '../testing/checkout-steps.ts';
import { useTestStore } from '../testing/test-store.ts';
import { exportCatalogue, importCatalogue } from './index.ts';

const store = useTestStore();

const header =
  'Handle,Title,Published,Status,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Price';
const bell = (published: string, status: string) =>
  `recalled-bell,Recalled bell,${published},${status},Title,Default Title,RB-1,16000,shopify,5,59.00`;
const shirt = (status: string, sizes: readonly string[]) =>
  sizes.map((size) => `recalled-shirt,Recalled shirt,TRUE,${status},Size,${size},RS-${size},200,shopify,5,20.00`);

const load = async (...rows: readonly string[]) => {
  const report = await importCatalogue({
    databaseUrl: store.databaseUrl,
    source: Readable.from([Buffer.from([header, ...rows].join('\n'))]),
    format: 'csv',
    currency: 'USD',
    onRejected: (product) => expect(product).toBeUndefined(),
  });
  expect(report.rejectedProducts).toBe(0);
};

const idOf = async (sku: string): Promise<number> => {
  const product = store.db.selectFrom('products').select('product_id').where('sku', '=', sku);
  return (await product.executeTakeFirstOrThrow()).product_id;
};

/** The HTTP status of adding a product by its id to a new cart. */
const statusOfAdding = async (productId: number): Promise<number> => {
  const guest = store.shopper();
  const cart = await guest.call(contract.list.createList, { body: { type: 'cart' } });
  const response = await guest.request(`/svc_list/lists/${cart._id}/items`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ items: [{ productId, qty: 1 }] }),
  });
  return response.status;
};

const dump = async (): Promise<string> => {
  const chunks: Buffer[] = [];
  const target = new Writable({ write: (chunk: Buffer, _encoding, done) => done(void chunks.push(chunk)) });
  await exportCatalogue({ databaseUrl: store.databaseUrl, target, format: 'csv', currency: 'USD' });
  return Buffer.concat(chunks).toString();
};

describe('product withdrawn from sale', () => {
  it.each([
    ['a draft', 'TRUE', 'draft'],
    ['archived', 'TRUE', 'archived'],
    ['not published', 'FALSE', 'active'],
  ])('cannot be bought from an existing cart or by id if it is %s', async (_, published, status) => {
    await load(bell('TRUE', 'active'));
    const productId = await idOf('RB-1');
    const guest = store.shopper();
    const order = await composeOrder(guest, await fillCart(guest, [{ productId, qty: 2 }]), {
      nowMs: store.now().getTime(),
    });

    await load(bell(published, status));
    const refused = await guest.refused(contract.checkout.placeOrder, { body: order });
    expect(refused).toMatchObject({ type: 'inventory_error', details: { skus: ['RB-1'] } });
    expect(await statusOfAdding(productId)).toBe(409);

    expect(await dump(), 'its count stays').toMatch(/^recalled-bell.*,RB-1,16000,shopify,5,/m);
    await load(bell('TRUE', 'active'));
    expect((await guest.call(contract.checkout.placeOrder, { body: order })).status).toBe('published');
    await store.db.updateTable('inventory').set({ qoh: 5 }).where('product_id', '=', productId).execute();
  });

  it('is withdrawn with its variants, while a variant missing in the import file is withdrawn alone', async () => {
    await load(...shirt('active', ['S', 'M']));
    const [small, medium] = [await idOf('RS-S'), await idOf('RS-M')];
    expect(await statusOfAdding(medium)).toBe(200);
    await load(...shirt('active', ['S']));
    expect(await statusOfAdding(medium)).toBe(409);
    expect(await statusOfAdding(small)).toBe(200);
    await load(...shirt('archived', ['S', 'M']));
    expect(await statusOfAdding(small)).toBe(409);
    await load(...shirt('active', ['S', 'M']));
    expect(await statusOfAdding(medium)).toBe(200);
  });
});
