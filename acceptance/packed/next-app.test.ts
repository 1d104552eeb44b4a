import { rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { fillList } from '../../e2e/fixtures/fill-list.ts';
import { type OpenProduct, openProduct } from '../../e2e/fixtures/open-product.ts';
import { sandboxCard } from '../../e2e/fixtures/sandbox-cards.ts';
import { Checkout, guest } from '../../e2e/models/checkout.ts';
import { freePort } from '../operator/reverse-proxies.ts';
import { openBrowser } from './browser.ts';
import { nextJsProject, type Project } from './project.ts';
import { guideFile } from './readme-examples.ts';
import { type ServedCommand, serveCommand } from './serve-command.ts';

/** A server component as page: it calls pure functions of the packages and renders views. */
const page = `
import { formatMoney, money } from '@ironcart/core/money';
import { BuyPanel, Checkbox, productCount, UiProvider } from '@ironcart/react-ui';

export default function Page() {
  return (
    <UiProvider siteName="Halden" currency="USD" locale="en_US">
      <p id="server">{formatMoney(money(34_500), 'USD', 'en_US')} and {productCount(2)}</p>
      <BuyPanel
        name="Olympic bar 20 kg"
        price={{ amount: money(34_500) }}
        stock={{ code: 'inStock' }}
        target={{ action: '/cart', fields: { productId: 1001 } }}
      />
      <Checkbox name="agree" label="I agree" />
    </UiProvider>
  );
}`;

const layout = `
import '@ironcart/react-ui/theme.css';
import '@ironcart/react-ui/styles.css';
import type { ReactNode } from 'react';

export default function Layout({ children }: { children: ReactNode }) {
  return <html lang="en"><body>{children}</body></html>;
}`;

/** The guide's checkout of another page, its client component for Next.js, and its configuration. */
const writeCheckout = (project: Project, storeUrl: string): void => {
  const guide = 'checkout-in-your-page';
  project.write('app/checkout/checkout.ts', guideFile(guide, 'checkout.ts'));
  project.write('app/checkout/page.jsx', guideFile(guide, 'app/checkout/page.jsx'));
  project.write('next.config.mjs', guideFile(guide, 'next.config.mjs').replace('http://localhost:3000', storeUrl));
};

const isWhole = process.env.ACCEPTANCE === 'all';

describe.runIf(isWhole)('published packages in Next.js with the app router', () => {
  const dataDir = makeDataDir();
  let project: Project;
  let store: OpenProduct;
  let server: ServedCommand;
  let browser: Browser;

  beforeAll(async () => {
    project = await nextJsProject();
    const [storePort, port] = [await freePort(), await freePort()];
    const own = {
      IRONCART_DATA_DIR: dataDir,
      IRONCART_PUBLIC_URL: `http://localhost:${port}`,
      PORT: String(storePort),
    };
    store = await openProduct(own);
    rmSync(join(project.folder, '.next'), { recursive: true, force: true });
    project.write('app/page.tsx', page);
    project.write('app/layout.tsx', layout);
    writeCheckout(project, `http://localhost:${storePort}`);
    await project.run('node', 'node_modules/next/dist/bin/next', 'build');
    const words = ['start', '--port', String(port)] as const;
    server = await serveCommand(project.folder, 'node_modules/next/dist/bin/next', ...words);
    browser = await openBrowser();
  }, 600_000);

  afterAll(async () => {
    server?.close();
    await browser?.close();
    await store?.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('render views in a server component, without scripts', async () => {
    const html = await (await fetch(server.url)).text();
    expect(html).toContain('Olympic bar 20 kg');
    expect(html).toMatch(/\$345\.00.*2 products/s);
    expect(html).toMatch(/class="ironcart-BuyPanel-panel/);
  });

  it('style and hydrate them in the browser without an error', async () => {
    const opened = await browser.newPage();
    const errors: string[] = [];
    opened.on('pageerror', ({ message }) => errors.push(message));
    opened.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await opened.goto(server.url);
    await opened.getByLabel('I agree').check();
    const font = await opened.locator('.ironcart-BuyPanel-panel h1').evaluate((it) => getComputedStyle(it).fontFamily);
    expect(font).toContain('Archivo Variable');
    expect(errors.filter((error) => !error.includes('404'))).toEqual([]);
  });

  it("place an order with the guide's unchanged client component and proxy", async () => {
    const opened = await (await browser.newContext({ baseURL: server.url })).newPage();
    await fillList(opened, 'cart', '/halden-change-plate-2-5-kg');
    await opened.goto('/checkout');
    const checkout = new Checkout(opened);
    await opened.getByRole('region', { name: 'Go on as a guest' }).getByLabel('Email').fill(guest.email);
    await opened.getByRole('button', { name: 'Continue to shipping' }).click();
    await checkout.fillsAddress(guest);
    await opened.getByRole('button', { name: 'Continue to payment' }).click();
    await checkout.entersCard(sandboxCard('approved'));
    await opened.getByRole('button', { name: 'Continue to review' }).click();
    await checkout.placesOrder();
    await opened.getByText(/^Order \S+ is placed$/).waitFor({ timeout: 120_000 });
  }, 300_000);
});
