import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { type OpenProduct, openProduct } from '../../e2e/fixtures/open-product.ts';
import { chromiumArguments, ensureChromium } from '../../scripts/prepare/chromium.mjs';
import { crawl } from '../browser/crawl.ts';
import { composeOrder } from '../live/composed-order.ts';
import { embeddedDatabaseUrl, query } from '../live/databases.ts';
import { runProgram } from '../operator/run-program.ts';

/**
 * Text that would end any surrounding context and start an element, a script, an attribute and a link.
 * @param place the input it is entered in, by which it is found again
 */
const hostile = (place: string): string =>
  `${place}"'><xss-${place} xss="1"></script></title></textarea><script>window.xss="${place}"</script>` +
  `<img src=x onerror="window.xss='${place}'"><a href="javascript:window.xss='${place}'">x</a>`;

/** A shorter version for short fields. */
const short = (place: string): string => `"'><xss-${place} xss="1"></script><svg onload=window.xss=1>`;

const dataDir = makeDataDir();
const folder = makeDataDir();
const file = (name: string) => join(folder, name);

let store: OpenProduct;
let browser: Browser;
let customer: BrowserContext;

const csvRow = (cells: readonly string[]): string => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');

const header = [
  ...['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Type', 'Tags', 'Option1 Name', 'Option1 Value'],
  ...['Variant SKU', 'Variant Grams', 'Variant Inventory Qty', 'Variant Price', 'Image Src', 'Image Alt Text'],
];
const price = ['9000', '100', '100.00'];
const rows = [
  ...['one', 'two'].map((value) => [
    ...['bad-bar', hostile('title'), hostile('body'), short('vendor'), short('type'), `${short('tag')}, bars`],
    ...[short('option'), short(value), `SKU-${value}"'><xss-sku>`, ...price, '', ''],
  ]),
  ['plain-bar', '=HYPERLINK("http://evil.example")', '', '@SUM(1)', '+bars', '', '', '', '-SKU', ...price, '', ''],
  ['=refused', '=Refused', '', '', '', '', '', '', 'SKU-R', '9000', '100', '=1+1', '', ''],
  ['"><xss-handle>', 'Named badly', '', '', '', '', '', '', 'SKU-H', ...price, '', ''],
];

const call = async (method: string, path: string, body?: object) => {
  const response = await customer.request.fetch(store.url + path, {
    method,
    headers: { Origin: store.url },
    ...(body ? { data: body } : {}),
  });
  return { status: response.status(), body: (await response.json()) as unknown };
};

const address = {
  firstname: short('firstname'),
  lastname: short('lastname'),
  company: short('company'),
  telephone: '+1 555 0100',
  street: [short('street')],
  city: short('city'),
  region: 'OR',
  postcode: '97201',
  countryId: 'US',
};

beforeAll(async () => {
  store = await openProduct({ IRONCART_DATA_DIR: dataDir });
  writeFileSync(file('bad.csv'), [header, ...rows].map(csvRow).join('\n'));
  const { code, output } = await runProgram(['catalogue.mjs', 'import', file('bad.csv')], {
    IRONCART_DATA_DIR: dataDir,
  });
  expect([code, output]).toEqual([expect.any(Number), expect.stringMatching(/[23] products? imported/)]);
  browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArguments });
  customer = await browser.newContext({ viewport: { width: 375, height: 800 } });
  const person = {
    firstname: short('first'),
    lastname: short('last'),
    email: 'ann@example.com',
    password: 'squat-91-deep',
  };
  expect(await call('POST', '/svc_customer/customer', person)).toMatchObject({ status: 200 });
});

afterAll(async () => {
  await browser.close();
  await store.close();
  for (const made of [dataDir, folder]) rmSync(made, { recursive: true, force: true });
});

/** The parts of the hostile texts that became markup in a page loaded in a browser with scripts. */
const harmIn = async (path: string): Promise<readonly string[]> => {
  const page = await customer.newPage();
  try {
    const response = await page.goto(store.url + path);
    // The page loads its scripts on the first interaction, here a key press.
    await page.keyboard.press('Tab');
    await page.waitForLoadState('networkidle');
    const html = (await response?.text()) ?? '';
    const inBrowser = await page.evaluate(() => [
      ...[...document.querySelectorAll('*')]
        .map(({ localName }) => localName)
        .filter((name) => name.startsWith('xss-')),
      ...[...document.querySelectorAll('[xss], [onerror], [onload]')].map(({ outerHTML }) => outerHTML),
      ...[...document.querySelectorAll('[href^="javascript:" i], [src^="javascript:" i]')].map(
        (link) => link.outerHTML,
      ),
      ...('xss' in window ? ['a script ran'] : []),
    ]);
    return [...inBrowser, ...(html.match(/<xss-\w+/g) ?? [])];
  } finally {
    await page.close();
  }
};

/** Links to the imported products that the search finds. */
const foundPages = async (): Promise<readonly string[]> => {
  const found = await crawl({ origin: store.url, starts: ['/search?q=SKU'], limit: 40 });
  return found.map(({ path }) => path).filter((path) => /bad|plain|named/.test(path));
};

describe('markup in imported merchant data', () => {
  test('is rendered as text on the product page, in lists, in search and in the cart [SECURITY-16]', async () => {
    const paths = [
      '/bad-bar',
      '/plain-bar',
      '/search?q=SKU',
      '/search?q=bad',
      '/search?q=xss',
      ...(await foundPages()),
    ];
    expect((await fetch(`${store.url}/bad-bar`)).status).toBe(200);
    for (const path of new Set(paths)) expect([path, await harmIn(path)]).toEqual([path, []]);
  });

  test('cannot end a script of the page: structured data is JSON, and files have the correct content type', async () => {
    const html = await (await fetch(`${store.url}/bad-bar`)).text();
    const blocks = [...html.matchAll(/<script[^>]*type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs)];
    expect(blocks.length).toBeGreaterThan(0);
    for (const [, json = ''] of blocks) expect(() => JSON.parse(json) as unknown).not.toThrow();
    expect(html).toContain('xss-title');
    for (const path of ['/sitemap.xml', '/svc_content/catalog/product?sku=SKU-one']) {
      const response = await fetch(store.url + path);
      expect([path, response.headers.get('content-type')]).toEqual([path, expect.not.stringContaining('text/html')]);
      expect([path, response.headers.get('x-content-type-options')]).toEqual([path, 'nosniff']);
    }
  });

  test('is not a formula in an exported file or a report, and survives a round trip', async () => {
    const exported = await runProgram(['catalogue.mjs', 'export', file('out.csv')], { IRONCART_DATA_DIR: dataDir });
    expect(exported.code, exported.output).toBe(0);
    for (const name of ['out.csv', 'bad.csv.rejected.csv']) {
      const text = readFileSync(file(name), 'utf8');
      expect([
        name,
        text.match(/(?:^|,)"?[=@\t][^\n]{0,40}|(?:^|,)"?[+-](?!\d+(?:\.\d+)?[",\n])[^\n]{0,40}/gm),
      ]).toEqual([name, null]);
    }
    const again = await runProgram(['catalogue.mjs', 'import', file('out.csv')], { IRONCART_DATA_DIR: dataDir });
    expect(again.code, again.output).toBe(0);
    const [row] = await query<{ name: string; sku: string }>(
      embeddedDatabaseUrl(dataDir),
      `select name, sku from products where url_key = 'plain-bar'`,
    );
    expect(row).toEqual({ name: '=HYPERLINK("http://evil.example")', sku: '-SKU' });
  });
});

describe('markup entered by a shopper', () => {
  test('is rendered as text wherever the store shows it', async () => {
    expect(
      await call('POST', '/svc_customer/customer/address', { ...address, email: 'ann@example.com' }),
    ).toMatchObject({
      status: 200,
    });
    const { body } = await call('POST', '/svc_list/lists', { type: 'cart' });
    const giftcard = {
      delivery: 'email',
      customAmount: 50,
      message: hostile('message'),
      recipientEmail: 'jo@example.com',
      recipientName: short('recipient'),
      senderName: short('sender'),
      senderEmail: 'ann@example.com',
    };
    const [card] = await query<{ product_id: number }>(
      embeddedDatabaseUrl(dataDir),
      `select product_id from products where type = 'giftcard' order by product_id limit 1`,
    );
    const items = [
      { productId: 1011, qty: 1, metadata: { recipeId: short('recipe') } },
      { productId: card?.product_id, qty: 1, metadata: { giftcard } },
    ];
    const filled = await call('POST', `/svc_list/lists/${(body as { _id: string })._id}/items`, { items });
    expect(filled.status, JSON.stringify(filled.body)).toBe(200);
    const echoed = encodeURIComponent(hostile('echo'));
    for (const path of [
      '/cart',
      '/account/dashboard',
      '/account/address',
      '/account/settings',
      '/account/orders',
      '/checkout',
      '/checkout/shipping',
      `/search?q=${echoed}`,
      `/barbells?brand=${echoed}`,
      `/barbells?sort=${echoed}`,
      `/login?redirect=${echoed}`,
      `/wishlist/${echoed}`,
      `/compare/${echoed}`,
      `/${echoed}`,
      `/theindex/${echoed}`,
      `/newsletter-error?code=${echoed}`,
      `/gift-card?message=${echoed}&recipientName=${echoed}&b=${echoed}`,
    ]) {
      expect([path, await harmIn(path)]).toEqual([path, []]);
    }
  });

  test('is text in the order and its mail, and the subject of a mail is one line', async () => {
    const order = await composeOrder({ call }, 1011, address);
    const placed = await order.placeWithGiftCard('HALDEN-USD-5000');
    expect(placed).toMatchObject({ status: 200, body: { status: 'published' } });
    const { orderId } = placed.body as { orderId: string };
    expect(await harmIn(`/account/order/${orderId}`)).toEqual([]);
    await call('POST', '/svc_customer/customer/forgot-password', { email: 'ann@example.com' });
    // The demo's gift card is mailed weeks later.
    const mails = () =>
      query<{ subject: string; body: string; html: string | null }>(
        embeddedDatabaseUrl(dataDir),
        "select subject, body, html from mail_outbox where next_attempt_at < now() + interval '1 day'",
      );
    await expect.poll(async () => (await mails()).length, { timeout: 20_000 }).toBeGreaterThan(1);
    const page = await customer.newPage();
    for (const { subject, html } of await mails()) {
      expect(subject).not.toMatch(/[\r\n]/);
      if (html === null) continue;
      expect(html).not.toMatch(/<xss-/);
      expect(html).toContain('xss-firstname');
      // The document around the content, which is added when a mail is sent.
      await page.setContent(`<body style="margin:0;overflow-wrap:anywhere">${html}</body>`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    }
    await page.close();
  });
});
