import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { fillList } from '../../e2e/fixtures/fill-list.ts';
import { type OpenProduct, openProduct } from '../../e2e/fixtures/open-product.ts';
import { sandboxCard } from '../../e2e/fixtures/sandbox-cards.ts';
import { Checkout, guest } from '../../e2e/models/checkout.ts';
import { openBrowser } from './browser.ts';
import { adopterProject } from './project.ts';
import { asksStore, guideExamples, readmeExamples } from './readme-examples.ts';
import { type ServedCommand, serveCommand } from './serve-command.ts';

const page = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>An application of somebody else</title></head>
  <body><main id="root"></main><script type="module" src="./app.tsx"></script></body>
</html>`;

const rendered = `
import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('root')!).render(<App />);`;

/** The adopter's development server proxies the store's paths, as the README describes. */
const viteConfig = (store: string) => `
import react from '@vitejs/plugin-react';
const store = { target: '${store}' };
const proxy = { '/svc_': store, '/sandbox-pay': store, '/img': store };
export default { plugins: [react()], preview: { port: 0, proxy } };`;

let store: OpenProduct;
let browser: Browser;
const servers = new Map<string, ServedCommand>();
const dataDir = makeDataDir();

beforeAll(async () => {
  const project = await adopterProject();
  [store, browser] = await Promise.all([openProduct({ IRONCART_DATA_DIR: dataDir }), openBrowser()]);
  const [inReact] = readmeExamples(project.folder, '@ironcart/react-ui').filter(asksStore);
  const [inAnyPage] = guideExamples('checkout-in-your-page').filter(asksStore);
  const icons = readFileSync(join(project.folder, 'node_modules/@ironcart/react-ui/icons/icons.svg'), 'utf8');
  for (const [name, code] of [
    ['react', `${inReact?.code ?? ''}${rendered}`],
    ['any-page', inAnyPage?.code ?? ''],
  ] as const) {
    const folder = `checkout-${name}`;
    project.write(`${folder}/app.tsx`, code);
    project.write(`${folder}/index.html`, page);
    project.write(`${folder}/vite.config.js`, viteConfig(store.url));
    project.write(`${folder}/public/icons.svg`, icons);
    await project.run('node', 'node_modules/vite/bin/vite.js', 'build', folder, '--logLevel', 'warn');
    servers.set(name, await serveCommand(project.folder, 'node_modules/vite/bin/vite.js', 'preview', folder));
  }
});

afterAll(async () => {
  for (const server of servers.values()) server.close();
  await browser?.close();
  await store?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

it.each([
  ["another React application places an order with the README's unchanged example", 'react'],
  ["a page without React of its own places an order with the guide's unchanged example", 'any-page'],
])(
  '%s',
  async (_title, name) => {
    const context = await browser.newContext({ baseURL: servers.get(name)?.url ?? '' });
    const opened = await context.newPage();
    const errors: string[] = [];
    opened.on('pageerror', ({ message }) => errors.push(message));
    const said = opened.waitForEvent('dialog', { timeout: 120_000 });
    await fillList(opened, 'cart', '/halden-change-plate-2-5-kg');
    await opened.goto('/');

    const checkout = new Checkout(opened);
    await opened.getByRole('region', { name: 'Go on as a guest' }).getByLabel('Email').fill(guest.email);
    await opened.getByRole('button', { name: 'Continue to shipping' }).click();
    await checkout.fillsAddress(guest);
    await checkout.seesShippingMethods();
    await opened.getByRole('button', { name: 'Continue to payment' }).click();
    await checkout.entersCard(sandboxCard('approved'));
    await opened.getByRole('button', { name: 'Continue to review' }).click();
    await checkout.placesOrder();
    const dialog = await said;
    expect(dialog.message()).toMatch(/^Order \S+ is placed$/);
    await dialog.accept();
    expect(errors).toEqual([]);
  },
  300_000,
);
