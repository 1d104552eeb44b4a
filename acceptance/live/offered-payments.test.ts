import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStore } from '../../e2e/fixtures/create-store.ts';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { type OpenProduct, openProduct } from '../../e2e/fixtures/open-product.ts';
import { Checkout, guest } from '../../e2e/models/checkout.ts';
import { chromiumArguments, ensureChromium } from '../../scripts/prepare/chromium.mjs';
import { runProgram } from '../operator/run-program.ts';
import { adyenTest, payPalTest } from './configurations.ts';
import { embeddedDatabaseUrl, query } from './databases.ts';
import { openStandIns } from './stand-ins.ts';

/** Product ids assigned by the import: a bar for 100.00, and a digital guide that costs nothing. */
const bar = 1_000_000;
const guide = 1_000_001;

const dataDir = makeDataDir();
let standIns: Awaited<ReturnType<typeof openStandIns>>;
let browser: Browser;

beforeAll(async () => {
  standIns = await openStandIns();
  browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArguments });
  const file = join(dataDir, 'own.csv');
  writeFileSync(
    file,
    [
      'Handle,Title,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Requires Shipping',
      'own-bar,Own bar,OWN-1,9000,100,100.00,TRUE',
      'own-guide,Own guide,OWN-2,0,100,0.00,FALSE',
    ].join('\n'),
  );
  await createStore({ IRONCART_DATA_DIR: dataDir, IRONCART_DEMO: 'off' });
  const { code, output } = await runProgram(['catalogue.mjs', 'import', file], {
    IRONCART_DATA_DIR: dataDir,
    IRONCART_DEMO: 'off',
  });
  expect(code, output).toBe(0);
});

afterAll(async () => {
  await browser.close();
  standIns.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The payment methods on the page. */
const offeredOn = (page: Page): Promise<readonly string[]> =>
  page
    .locator('input[name="paymentMethod"]')
    .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value));

describe.each([
  ['PayPal alone', payPalTest, ['paypal']],
  ['Adyen alone', adyenTest, ['card']],
  ['no payment account', { IRONCART_DEMO: 'off' }, []],
] as const)('checkout in the browser of a store with %s', (name, environment, offered) => {
  let store: OpenProduct;

  beforeAll(async () => {
    store = await openProduct({ IRONCART_DATA_DIR: dataDir, ...standIns.environment, ...environment });
  });
  afterAll(() => store.close());

  /** Opens checkout for a new guest with one piece of a product. */
  const arriveWith = async (productId: number): Promise<{ page: Page; checkout: Checkout; asked: string[] }> => {
    const context = await browser.newContext({ baseURL: store.url });
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const call = async (path: string, data: object) =>
      (await context.request.post(path, { data, headers: { Origin: store.url } })).json();
    const { _id } = (await call('/svc_list/lists', { type: 'cart' })) as { _id: string };
    await call(`/svc_list/lists/${_id}/items`, { items: [{ productId, qty: 1 }] });
    await page.goto('/checkout');
    return { page, checkout: new Checkout(page), asked };
  };

  test('offers exactly the available payment methods, and says so if there are none', async () => {
    const { page, checkout, asked } = await arriveWith(bar);
    await checkout.entersAddress(guest);
    await page
      .getByRole('radio', { name: /[$]|Free/ })
      .first()
      .waitFor({ state: 'attached' });
    await checkout.continuesToPayment();
    const notice = page.getByText('This store takes no payments yet.');
    if (offered.length === 0) await notice.waitFor();
    else {
      await page.locator('input[name="paymentMethod"]').first().waitFor({ state: 'attached' });
      await expect.poll(() => offeredOn(page)).toEqual(offered);
      expect(await notice.count()).toBe(0);
    }
    expect(await page.getByRole('button', { name: /Apple Pay/ }).count()).toBe(0);
    // Only a demo store has these.
    expect(asked.filter((path) => path.startsWith('/sandbox-pay/'))).toEqual([]);
    await page.context().close();
  });

  test('accepts a gift card for the whole amount', async () => {
    const code = `OWN-${name.replace(/\W/g, '').toUpperCase()}`;
    await query(embeddedDatabaseUrl(dataDir), `insert into gift_cards values ('${code}', 'USD', 9999, 9999)`);
    const { page, checkout } = await arriveWith(bar);
    await checkout.entersAddress(guest);
    await page
      .getByRole('radio', { name: /[$]|Free/ })
      .first()
      .waitFor({ state: 'attached' });
    await checkout.continuesToPayment();
    await checkout.givesGiftCard(code);
    await page.getByText('Your gift cards pay for all of it. No card is needed.').waitFor();
    await checkout.continuesToReview();
    await checkout.placesOrder();
    await page.waitForURL(/\/checkout\/success/);
    await page.context().close();
  });

  test('accepts an order with a total of 0', async () => {
    const { page, checkout, asked } = await arriveWith(guide);
    await page.getByRole('region', { name: 'Go on as a guest' }).getByLabel('Email').fill(guest.email);
    await page.getByRole('button', { name: /^Continue/ }).click();
    await page.waitForURL(/\/checkout\/payment$/);
    await checkout.fillsAddress(guest);
    await page.getByText('This order costs nothing. No card is needed.').waitFor();
    await checkout.continuesToReview();
    await checkout.placesOrder();
    await page.waitForURL(/\/checkout\/success/);
    expect(asked.filter((path) => path.startsWith('/sandbox-pay/'))).toEqual([]);
    await page.context().close();
  });
});
