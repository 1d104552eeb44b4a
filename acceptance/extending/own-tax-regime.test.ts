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
  cpSync(inRoot('docs', 'extending', 'tax-regime'), ownFolder, { recursive: true });
  store = await openProduct({ IRONCART_DATA_DIR: dataDir, IRONCART_EXTENSIONS: join(ownFolder, 'extensions.mjs') });
}, 300_000);
afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
  rmSync(ownFolder, { recursive: true, force: true });
});

const place = async (where: { city: string; region: string; postcode: string }, taxRate: number) => {
  const guest = createGuest(store.url);
  const route = await guest.call('GET', '/svc_route/route?url=/halden-workshop-bar-20-kg');
  const order = await composeOrder(guest, (route.body as { entityId: number }).entityId, where, 'ground', taxRate);
  const token = await guest.call('POST', '/sandbox-pay/tokens', {
    number: '4100 0000 0000 0001',
    expMonth: 12,
    expYear: 2035,
    cvc: '123',
    name: 'Gale Guest',
  });
  const { status, body } = await order.place({
    paymentType: 'adyen',
    adyenType: 'scheme',
    transactionToken: (token.body as { token: string }).token,
  });
  return [
    status,
    (body as { status?: string; error?: { type: string } }).status ??
      (body as { error?: { type: string } }).error?.type,
  ];
};

it.each([
  // 5 percent of the state, and 1 percent of the city on the price with it.
  ['a city’s compound tax upon the state’s', { city: 'Portland', region: 'OR', postcode: '97201' }, 0.0605],
  ['the state’s tax alone', { city: 'Salem', region: 'OR', postcode: '97301' }, 0.05],
  ['nothing where the regime has no rule', { city: 'Columbus', region: 'OH', postcode: '43215' }, 0],
] as const)('taxes an order with %s', async (_, where, rate) => {
  expect(await place(where, rate)).toEqual([200, 'published']);
});

it('accepts no order with another tax', async () => {
  const [status, code] = await place({ city: 'Salem', region: 'OR', postcode: '97301' }, 0);
  expect([status, code]).toEqual([409, 'wrong_tax_total']);
});
