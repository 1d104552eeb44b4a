import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { type OpenProduct, openProduct } from '../../e2e/fixtures/open-product.ts';
import { inRoot } from '../../scripts/prepare/root.mjs';
import { composeOrder } from '../live/composed-order.ts';
import { createGuest } from '../live/guest.ts';

const dataDir = makeDataDir();
/** Where an adopter would keep the module: outside of the repository. */
const ownFolder = mkdtempSync(join(tmpdir(), 'ironcart-own-'));
let store: OpenProduct;

beforeAll(async () => {
  cpSync(inRoot('docs', 'extending', 'carrier'), ownFolder, { recursive: true });
  store = await openProduct({ IRONCART_DATA_DIR: dataDir, IRONCART_EXTENSIONS: join(ownFolder, 'extensions.mjs') });
}, 300_000);
afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
  rmSync(ownFolder, { recursive: true, force: true });
});

const barOf = async (): Promise<number> => {
  const answer = await createGuest(store.url).call('GET', '/svc_route/route?url=/halden-workshop-bar-20-kg');
  return (answer.body as { entityId: number }).entityId;
};

it('ships an order by a carrier that only the store’s own module knows, at its price', async () => {
  const guest = createGuest(store.url);
  const order = await composeOrder(guest, await barOf(), {}, 'bike');
  const token = await guest.call('POST', '/sandbox-pay/tokens', {
    number: '4100 0000 0000 0001',
    expMonth: 12,
    expYear: 2035,
    cvc: '123',
    name: 'Gale Guest',
  });
  const placed = await order.place({
    paymentType: 'adyen',
    adyenType: 'scheme',
    transactionToken: (token.body as { token: string }).token,
  });
  expect([placed.status, (placed.body as { status?: string }).status]).toEqual([200, 'published']);
  const { orderId } = placed.body as { orderId: string };
  const { body } = await guest.call('GET', `/svc_checkout/order/${orderId}?storeId=1`);
  // 44.1 lb: 9.00 and 0.50 for each pound.
  const [rate] = (body as { shipping: readonly [{ shippingCode: string; carrier: string; rate: number }] }).shipping;
  expect([rate.shippingCode, rate.carrier, rate.rate]).toEqual(['bike', 'Portland Bikes', 31.05]);
});

it('is not offered where the carrier does not ride', async () => {
  const bar = await barOf();
  await expect(composeOrder(createGuest(store.url), bar, { city: 'Salem', postcode: '97301' }, 'bike')).rejects.toThrow(
    'The store ships nothing by bike',
  );
});
