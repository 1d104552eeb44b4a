import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { axeFindings } from '../../e2e/fixtures/page-findings.ts';
import { buildSite } from '../../lab/docs-site/build-site.mjs';
import { sitePages } from '../../lab/docs-site/site-pages.mjs';
import { installApart } from '../../scripts/prepare/install-apart.mjs';
import { inRoot } from '../../scripts/prepare/root.mjs';
import { openBrowser } from '../packed/browser.ts';
import { type StaticServer, serveFolder } from '../packed/static-server.ts';

/** The home page, the guides, the labs, a machine and the packages' READMEs: the rest takes a minute more, and has no scripts. */
const isBuilt = ([file]: [string, string]) =>
  /^(?:docs\/(?:index|guides|labs|generated\/machines\/three-ds)|packages)/.test(file);

const outDir = mkdtempSync(join(tmpdir(), 'ironcart-docs-'));
let site: StaticServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let errors: string[];

beforeAll(async () => {
  await installApart(inRoot('lab/docs-site'), 'Installing the generator of the site');
  await buildSite({ outDir, documents: new Map([...sitePages()].filter(isBuilt)), withReference: false });
  [site, browser] = await Promise.all([serveFolder(outDir), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  site?.close();
  rmSync(outDir, { recursive: true, force: true });
});

const open = async (path: string, options = {}) => {
  context = await browser.newContext({ baseURL: site.url, ...options });
  page = await context.newPage();
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(path);
};

beforeEach(() => {
  errors = [];
});

afterEach(async () => {
  await context?.close();
  expect(errors).toEqual([]);
});

/** Rspress marks an empty column beside the home page as a landmark. */
const isOurs = (finding: string): boolean => !finding.startsWith('landmark-unique');

describe('documentation site', () => {
  it('is readable without scripts, from the home page to a guide and its code', async () => {
    await open('/', { javaScriptEnabled: false });
    await page.getByRole('main').getByRole('link', { name: 'Price a cart in five minutes' }).click();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('Price a cart in five minutes');
    expect(await page.locator('pre').nth(2).innerText()).toContain("from '@ironcart/pricing'");
    await page.goto('/labs/prices.html');
    expect(await page.getByRole('main').innerText()).toContain('needs JavaScript');
  });

  it('shows the file name of a code block, and which block it continues', async () => {
    await open('/guides/taxes.html', { javaScriptEnabled: false });
    const titles = await page.locator('.rp-codeblock__title').allInnerTexts();
    expect(titles).toContain('finland.mts');
    expect(titles).toContain('ontario.mts');
    expect(titles.filter((title) => title === 'Continues the block above').length).toBe(4);
  });

  it.each(['light', 'dark'] as const)(
    'finds a guide by a search word, without a search service, %s',
    async (colorScheme) => {
      await open('/', { colorScheme });
      const elsewhere: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(site.url)) elsewhere.push(request.url());
      });
      const search = page.locator('.rp-search-panel__input');
      // The key works once the page's script has run.
      await expect
        .poll(async () => {
          await page.keyboard.press('Control+k');
          return search.isVisible();
        })
        .toBe(true);
      const panel = page.locator('.rp-search-panel__modal');
      // Its words are in two places of the page, in another order.
      await search.fill('card gift pay');
      await panel.getByText('Price a cart in five minutes > Pay with a gift card').waitFor();
      // Rspress's dialog is no landmark.
      const pale = (await axeFindings(page)).filter((finding) => finding.startsWith('color-contrast'));
      expect(pale).toEqual([]);
      await search.fill('arbitraryaddressin');
      await panel.getByText('arbitraryAddressIn').first().waitFor();
      await search.fill('arbitraries');
      await panel.getByText('Property tests with our arbitraries').first().click();
      await page.getByRole('heading', { level: 1, name: /Property tests/ }).waitFor();
      expect(elsewhere).toEqual([]);
    },
  );

  it('follows the colour scheme of the system', async () => {
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await open('/', { colorScheme: 'light' });
    const light = await background();
    await context.close();
    await open('/', { colorScheme: 'dark' });
    expect(await background()).not.toBe(light);
  });

  it.each(['light', 'dark'] as const)('has no axe violations, %s', async (colorScheme) => {
    for (const path of [
      '/',
      '/guides/price-a-cart.html',
      '/labs/prices.html',
      '/labs/rounding.html',
      '/labs/taxes.html',
      '/labs/checkout.html',
      '/machines/three-ds.html',
    ]) {
      await open(path, { colorScheme });
      await page.waitForLoadState('networkidle');
      const findings = await axeFindings(page);
      expect(findings.filter(isOurs), path).toEqual([]);
      await context.close();
    }
  });

  it('loads the code of an interactive lab after its page, and nowhere else', async () => {
    const scripts = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
    const isLab = (file: string) => readFileSync(join(outDir, file), 'utf8').includes('What if: compare changes');
    const [lab = '', ...others] = scripts.filter(isLab).map((file) => `/${file}`);
    expect(others).toEqual([]);
    const before = site.served.length;
    await open('/guides/price-a-cart.html');
    await page.waitForLoadState('networkidle');
    expect(site.served.slice(before)).not.toContain(lab);
    expect(readFileSync(join(outDir, 'labs/prices.html'), 'utf8')).not.toContain(lab);
    await page.goto('/labs/prices.html');
    await page.getByRole('heading', { name: 'Trace' }).waitFor();
    expect(site.served.slice(before)).toContain(lab);
  });
});

const goods = () => page.locator('.lab-amounts').getByText('Goods').locator('xpath=..').innerText();

describe('state chart of a machine', () => {
  const chart = () => page.getByRole('img', { name: 'Chart of threeDs: 7 states' });
  const widthShown = async () => (await chart().boundingBox())?.width ?? 0;

  it('is drawn without scripts, and described by a table', async () => {
    await open('/machines/three-ds.html', { javaScriptEnabled: false });
    expect(await chart().locator('.chart-state').count()).toBe(8);
    await page.getByText('The chart as a table').click();
    const row = page.getByRole('row', { name: 'challenging.waiting' }).filter({ hasText: 'after pollInterval' });
    expect(await row.innerText()).toContain('challenging.asking');
  });

  it('can be zoomed with buttons and keys, and scrolls if it is larger than its frame', async () => {
    await open('/machines/three-ds.html', { viewport: { width: 375, height: 700 } });
    const whole = await widthShown();
    await page.getByRole('button', { name: 'Zoom in' }).press('Enter');
    await expect.poll(widthShown).toBeGreaterThan(whole * 1.3);
    const frame = page.getByRole('group', { name: 'Chart of threeDs: 7 states' });
    await frame.press('0');
    await expect.poll(widthShown).toBe(whole);
    await frame.press('+');
    await expect.poll(widthShown).toBeGreaterThan(whole * 1.3);
    const left = () => frame.evaluate((element) => element.scrollLeft);
    const before = await left();
    await frame.press('ArrowRight');
    await expect.poll(left).toBeGreaterThan(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  });
});

describe('price lab', () => {
  it('quotes a cart edited by keyboard, and explains the effect of each change', async () => {
    await open('/labs/prices.html');
    await page.getByRole('button', { name: 'What if' }).press('Enter');
    // Bar 299.00 by its promotion, three plates at 49.99 less the ticket's 15%, and 10% off all of it.
    expect(await goods()).toMatch(/383\.82$/);
    await page.getByLabel('Quantity').first().focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('2');
    await expect.poll(goods).toMatch(/652\.92$/);
    const change = page.getByRole('region', { name: 'What your change does' });
    expect(await change.innerText()).toContain('$269.10');

    await page.getByLabel('Moment (UTC)').fill('2026-12-24T12:00');
    await expect.poll(goods).toMatch(/699\.72$/);
    await page.getByRole('region', { name: 'Trace' }).getByText('Bar', { exact: true }).click();
    expect(await page.getByRole('region', { name: 'Trace' }).innerText()).toMatch(/Promotion/);
  });

  it('shares a cart by a link that is not sent to a server', async () => {
    await open('/labs/prices.html');
    await page.getByLabel('Group (0 is a guest)').fill('3');
    await page.getByLabel('Promotion price').first().fill('');
    await page.getByRole('button', { name: 'Share by link' }).click();
    await expect.poll(() => page.url()).toContain('#lab=');
    const [url, shown] = [page.url(), await goods()];
    await context.close();
    await open(url.replace(site.url, ''));
    expect(await page.getByLabel('Group (0 is a guest)').inputValue()).toBe('3');
    expect(await goods()).toBe(shown);
    expect(site.served.some((path) => path.includes('lab='))).toBe(false);
  });

  it('prices a bundle without a part, and the weight tier reached by its plates', async () => {
    await open('/labs/prices.html');
    const line = page.getByRole('group', { name: 'Line 1', exact: true });
    await line.getByLabel('Product').selectOption('Set');
    // 20.00, the bar's 299.00, two plates at 44.99, and three at 49.99 less the ticket's 15%, less 10% of all.
    await expect.poll(goods).toMatch(/482\.80$/);
    await line.getByLabel('with 1 × Bar').press('Space');
    await expect.poll(goods).toMatch(/213\.70$/);
    const plate = page.getByRole('group', { name: 'Product 2', exact: true });
    await plate.getByLabel('From (lb)').fill('100');
    await plate.getByLabel('Off per lb').fill('0.20');
    await page.locator('.lab-amounts > div', { hasText: 'Weight discount' }).getByText('$27.00').waitFor();
    await page.getByRole('group', { name: 'Product 1', exact: true }).getByText('Make it a bundle').press('Enter');
    await page.getByLabel('Product of the part').first().selectOption('Plate');
    await page.getByRole('button', { name: 'Remove part 1' }).first().press('Enter');
    await page.getByText('Make it a bundle').nth(1).waitFor();
  });

  it('reports input that it cannot read, and products that cannot be ordered', async () => {
    await open('/labs/prices.html');
    await page.getByLabel('List price').first().fill('12,50');
    await page.getByText('Bar, list price: “12,50” is no amount').waitFor();
    await page.getByLabel('List price').first().fill('12.50');
    await page.getByLabel('Quantity').first().fill('1.5');
    await page.getByText('This cart cannot be ordered').waitFor();
    await page.getByText('Line 1: Invalid quantity 1.5: it must be a whole number').waitFor();
    await page.getByLabel('List price').first().fill('');
    await page.getByText('Bar, list price: an amount is needed').waitFor();
  });
});

describe('rounding lab', () => {
  it('finds the rounding policy that explains given invoices', async () => {
    await open('/labs/rounding.html');
    await page.getByText('Rounding each piece, half up explains all invoices.').waitFor();
    const invoices = page.getByLabel('Invoices as CSV');
    await invoices.fill('invoice;net;rate;tax\nA;0,03;19;0,01\nA;0,03;19;\nB;1,50;19;0,29');
    await page.getByText('Rounding once per rate, half up explains all invoices.').waitFor();
    const systems = page.getByRole('region', { name: 'What other systems would have charged' });
    const of = (system: string) => systems.locator('.lab-systems > li', { hasText: system });
    await of('Xero: the same tax for 1 of 2').getByText('A: 0.02 instead of 0.01').waitFor();
    await of('based on the total: the same tax for 2 of 2 invoices').waitFor();
    await invoices.fill('net,rate,tax\n1.50,19,0.99');
    await page.getByText('No order of rounding explains an invoice.').waitFor();
    await invoices.fill('net,rate,tax\nten,19,1.90');
    await page.getByText('Row 1: “ten” is no net amount').waitFor();
    await invoices.fill('Rechnung;Netto;Satz;Steuer\nA;10,00;19;1,90');
    await page.getByText('It lacks net, rate, tax: “Rechnung, Netto, Satz, Steuer”').waitFor();
    await invoices.fill('net,rate\n10.00,19');
    await page.getByText('It lacks tax: “net, rate”').waitFor();
    await invoices.fill('net,rate,quantity,tax\n10.00,19,,1.90');
    await page.getByText(/^Rounding .* explains all invoices\.$/).waitFor();
  });

  it('says that invoices are too many to share by link, and shares fewer', async () => {
    await open('/labs/rounding.html');
    const invoices = page.getByLabel('Invoices as CSV');
    const paste = (rows: number) =>
      invoices.evaluate(
        (area, text) => {
          // As a paste sets it: typing this many lines takes a browser minutes.
          Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text);
          area.dispatchEvent(new Event('input', { bubbles: true }));
        },
        `net,rate,tax\n${'10.00,19,1.90\n'.repeat(rows)}`,
      );
    const share = page.getByRole('button', { name: 'Share by link' });
    await paste(20_000);
    await page.getByText(/explains all invoices\.$/).waitFor();
    await share.press('Enter');
    await page.getByText('This is too long for a link').waitFor();
    expect(page.url()).not.toContain('#lab=');
    await paste(4_000);
    await share.press('Enter');
    await expect.poll(() => page.url()).toContain('#lab=');
    const url = page.url();
    await context.close();
    await open(url.replace(site.url, ''));
    expect(await page.getByLabel('Invoices as CSV').inputValue()).toHaveLength('net,rate,tax\n'.length + 4_000 * 14);
  });
});

describe('tax ledger lab', () => {
  it('shows the rate of a place with its source, former rates and missing data', async () => {
    await open('/labs/taxes.html');
    await page.getByLabel('Day').fill('2025-12-31');
    await page.getByRole('region', { name: 'Due' }).getByText('14%', { exact: true }).waitFor();
    expect(await page.getByRole('region', { name: 'Next' }).innerText()).toContain('13.5%, since 2026-01-01');
    await page.getByLabel('Country').selectOption('Spain');
    await page.getByLabel('Postal code').fill('35001');
    await page.getByText('No VAT: Canary Islands is outside its territory').waitFor();
    await page.getByLabel('Day').fill('31.12.2025');
    await page.getByText('“31.12.2025” is not a day').waitFor();
    const countries = await page.getByLabel('Country').locator('option').allInnerTexts();
    expect(countries.filter((name) => /^[A-Z]{2}$/.test(name))).toEqual([]);
  });
});

describe('checkout lab', () => {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
  const isNow = (words: string) => page.locator('.lab-now', { hasText: words }).waitFor();
  const currentStates = () =>
    page
      .locator('[data-is-current=true]')
      .evaluateAll((states) => states.map((state) => state.getAttribute('data-path')));
  const toReview = async () => {
    await press('Fill in the address');
    await isNow('shipping');
    await press('Continue');
    await isNow('Please enter your card.');
    await press('Fill in the card form');
    await press('Continue');
    await isNow('Your card is being checked.');
    await press('The card form gives a token');
    await isNow('review');
  };

  it('places an order by keyboard, and replays it from its log', async () => {
    await open('/labs/checkout.html');
    await isNow('Please enter your first name');
    await toReview();
    await press('Place the order');
    await isNow('success');
    const reads = page.getByRole('region', { name: 'What your page reads' });
    expect(await reads.innerText()).toContain('order-1');
    expect(await currentStates()).toEqual(['success']);
    expect(await page.getByRole('region', { name: 'Timeline' }).innerText()).toContain('place answers');

    const slider = page.getByRole('slider');
    await slider.focus();
    await page.keyboard.press('Home');
    await isNow('shipping');
    await isNow('replayed after 0 entries');
    expect(await currentStates()).toEqual(['editing', 'editing.shipping', 'editing.shipping.answering']);
    expect(await reads.innerText()).not.toContain('order-1');
    await press('Back to now');
    await isNow('success');
  });

  it('shares a declined payment by a link, and undoes it', async () => {
    await open('/labs/checkout.html');
    await toReview();
    await page.getByLabel('Payments').selectOption('Declined');
    await press('Place the order');
    await isNow('The payment was refused. You were not charged.');
    await press('Share by link');
    await expect.poll(() => page.url()).toContain('#lab=');
    const url = page.url();
    await context.close();
    await open(url.replace(site.url, ''));
    await isNow('The payment was refused. You were not charged.');
    await press('Undo');
    await isNow('review');
    expect(await page.getByLabel('Payments').inputValue()).toBe('declined');
  });

  it('lets the reader choose the response to each call, lose a response, and let the bank time out', async () => {
    await open('/labs/checkout.html');
    await page.getByLabel('I answer each call myself').press('Space');
    await press('Fill in the address');
    await press('0.5 s');
    const rates = page.getByRole('group', { name: 'rates waits' });
    await rates.getByRole('button', { name: 'Lose the call' }).press('Enter');
    await isNow('Shipping rates could not be loaded. Please try again.');
    await press('Start again');
    await toReview();
    await page.getByLabel('Payments').selectOption('The bank asks (3-D Secure)');
    await press('Place the order');
    await isNow('challenge');
    await press('10 min');
    await isNow('Your bank did not confirm the payment.');
  });

  it('explores the consequences of a broken rule', async () => {
    await open('/labs/checkout.html');
    await page.getByLabel('Rule', { exact: true }).selectOption('The store does not check its stock');
    await press('Explore');
    await page.getByText('I3 the stock is -1').waitFor();
  });
});
