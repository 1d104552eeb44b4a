import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { type OpenProduct, openProduct } from '../../e2e/fixtures/open-product.ts';
import { inRoot } from '../../scripts/prepare/root.mjs';
import { createGuest } from '../live/guest.ts';
import { runProgram } from '../operator/run-program.ts';

const recipe = (file: string): string => inRoot('docs', 'extending', 'site', file);
const dataDir = makeDataDir();
const environment = { IRONCART_DATA_DIR: dataDir, IRONCART_SITES_FILE: recipe('sites.json') };

let store: OpenProduct;
beforeAll(async () => {
  store = await openProduct(environment);
  for (const words of [
    ['catalogue.mjs', 'import', recipe('catalogue')],
    ['rates.mjs', 'import', recipe('rates.json')],
  ] as const) {
    const { code, output } = await runProgram([words[0], ...words.slice(1)], environment);
    if (code !== 0) throw new Error(output);
  }
}, 300_000);
afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const page = async (path: string) => {
  const response = await fetch(store.url + path);
  return { status: response.status, html: await response.text() };
};

const testCard = { number: '4100 0000 0000 0001', expMonth: 12, expYear: 2035, cvc: '123', name: 'Ada Nordmann' };

const cents = (amount: number): number => Math.round(amount * 100) / 100;

const ada = {
  firstname: 'Ada',
  lastname: 'Nordmann',
  telephone: '+47 22 00 00 00',
  email: 'ada@example.no',
  street: ['Storgata 1'],
  city: 'Oslo',
  region: '',
  postcode: '0155',
  countryId: 'NO',
};

it('added site has pages, prices in its currency with VAT, and links from the other sites', async () => {
  const home = await page('/no');
  expect(home.status).toBe(200);
  expect(home.html.slice(0, 40)).toContain('lang="nb-NO"');
  const bar = await page('/no/halden-workshop-bar-20-kg');
  expect(bar.status).toBe(200);
  const shown = [...bar.html.replaceAll(/[\u00A0\u202F]/g, ' ').matchAll(/\d [\d]{3},\d\d kr/g)].map(
    ([amount]) => amount,
  );
  expect(shown).toContain('4 490,00 kr');
  expect((await page('/')).html).toContain('href="/change-site?to=NOR&amp;page=%2F"');
  expect((await page('/robots.txt')).html.includes('/no/sitemap.xml')).toBe(true);
});

it('added site has a search that finds only its own products', async () => {
  const { html } = await page('/no/search?q=bar');
  const found = new Set(
    [...html.matchAll(/<a [^>]*href="\/no\/([a-z0-9-]*bar[a-z0-9-]*kg)"/g)].map(([, path]) => path),
  );
  expect([...found]).toEqual(['halden-workshop-bar-20-kg']);
});

it('added site sells: cart, rates, tax and order are in kroner', async () => {
  const { call } = createGuest(store.url);
  const ok = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await call(method, path, body);
    expect([answer.status, answer.status === 200 ? '' : answer.body]).toEqual([200, '']);
    return answer.body as T;
  };
  const { _id } = await ok<{ _id: string }>('POST', '/svc_list/site/NOR/lists', { type: 'cart' });
  const found = await ok<{ entityId: number }>('GET', '/svc_route/site/NOR/route?url=/halden-workshop-bar-20-kg');
  const productId = found.entityId;
  const filled = await ok<{ items: readonly [{ listItemId: string }] }>(
    'POST',
    `/svc_list/site/NOR/lists/${_id}/items`,
    { items: [{ productId, qty: 1 }] },
  );
  const [product] = await ok<readonly [{ sku: string; name: string; type: string; price: number }]>(
    'GET',
    `/svc_content/site/NOR/catalog/products?ids=${productId}`,
  );
  expect([product.sku, product.price]).toEqual(['HLD-BAR-SHOP20', 4490]);
  const { listItemId } = filled.items[0];
  const line = {
    productId,
    qty: 1,
    type: product.type,
    price: 4490,
    listItemId,
    sku: product.sku,
    rowTotal: 4490,
    children: [],
    weight: 44.1,
    productAttributes: {},
    customOptions: {},
  };
  const quote = await ok<{ rates: readonly { shippingCode: string; rate: number }[]; transactionId: string }>(
    'POST',
    '/svc_shipping/shipping/rates/get',
    {
      storeId: 47,
      subtotalAmount: 4490,
      shippingAddress: { ...ada, address1: 'Storgata 1' },
      items: [line],
      allowSplit: false,
    },
  );
  const rate = quote.rates.find(({ shippingCode }) => shippingCode === 'ground');
  expect(rate?.rate).toBeGreaterThan(99);
  const rateAmount = rate?.rate ?? 0;
  const tax = await ok<{ totalTaxAmount: number; shipping: { taxAmount: number } }>(
    'POST',
    '/svc_tax/site/NOR/tax/rates/fetch',
    { storeId: 47, items: [line], hundoDiscount: 0, shippingAmount: rateAmount, shippingAddress: ada },
  );
  expect(tax.totalTaxAmount).toBeCloseTo((4490 + rateAmount) * 0.25, 1);

  const { token } = await ok<{ token: string }>('POST', '/sandbox-pay/tokens', testCard);
  const net = cents(4490 + rateAmount);
  const total = cents(net + tax.totalTaxAmount);
  const placed = await ok<{ orderId: string; status: string }>('POST', '/svc_checkout/site/NOR/order', {
    listId: _id,
    storeId: 47,
    items: [{ ...line, name: product.name, options: {}, metadata: {} }],
    shippingMode: 'fewestPackages',
    shipping: [{ ...rate, transactionId: quote.transactionId, selected: true }],
    totals: {
      grandTotalIncludingTax: total,
      grandTotalExcludingTax: net,
      tax: tax.totalTaxAmount,
      shipping: rateAmount,
      subtotal: 4490,
      discount: 0,
      giftcards: 0,
      itemTax: cents(tax.totalTaxAmount - tax.shipping.taxAmount),
      shippingTax: tax.shipping.taxAmount,
      tariff: 0,
    },
    payment: { paymentType: 'adyen', adyenType: 'scheme', transactionToken: token, amount: total },
    giftcards: [],
    comments: '',
    customer: { email: ada.email, groupId: 0 },
    meta: {},
    shippingAddress: ada,
    billingAddress: ada,
  });
  expect(placed.status).toBe('published');
});

it('added site: a command without the setting of its file names the sites that it knows, and the setting', async () => {
  const { code, output } = await runProgram(['rates.mjs', 'import', recipe('rates.json')], {
    IRONCART_DATA_DIR: dataDir,
  });
  expect(code).not.toBe(0);
  expect(output).toContain('The store has no site NOR, only USA, CAN, AUS, EUR, GBR, APO.');
  expect(output).toContain('IRONCART_SITES_FILE');
});
