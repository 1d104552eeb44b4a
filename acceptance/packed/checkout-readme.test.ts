import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { fillList } from '../../e2e/fixtures/fill-list.ts';
import { type OpenProduct, openProduct } from '../../e2e/fixtures/open-product.ts';
import { sandboxCard } from '../../e2e/fixtures/sandbox-cards.ts';
import { Checkout, guest } from '../../e2e/models/checkout.ts';
import { openBrowser } from './browser.ts';
import { adopterProject } from './project.ts';
import { asksStore, guideComponent, guideExamples, readmeExamples } from './readme-examples.ts';
import { type ServedCommand, serveCommand } from './serve-command.ts';

const page = (script: string) => `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>An application of somebody else</title></head>
  <body><main id="root"></main><script type="module" src="./${script}"></script></body>
</html>`;

const rendered = `
import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('root')!).render(<App />);`;

const inVue = `
import { createApp, h, Suspense } from 'vue';
import CheckoutPage from './CheckoutPage.vue';
createApp(() => h(Suspense, null, { default: () => h(CheckoutPage) })).mount('#root');`;

const inSvelte = `
import { mount } from 'svelte';
import App from './App.svelte';
mount(App, { target: document.getElementById('root')! });`;

const svelteParent = `<script lang="ts">
import { startCheckout } from './checkout';
import CheckoutPage from './CheckoutPage.svelte';
</script>
{#await startCheckout() then actor}<CheckoutPage {actor} />{/await}`;

/** The adopter's development server proxies the store's paths, as the README describes. */
const viteConfig = (storeUrl: string, plugin: string, call: string) => `
import ${plugin};
const store = { target: '${storeUrl}' };
const proxy = { '/svc_': store, '/sandbox-pay': store, '/img': store };
export default { plugins: [${call}], preview: { port: 0, proxy } };`;

const react = ["react from '@vitejs/plugin-react'", 'react()'] as const;
const vue = ["vue from '@vitejs/plugin-vue'", 'vue()'] as const;
const svelte = ["{ svelte } from '@sveltejs/vite-plugin-svelte'", 'svelte({ configFile: false })'] as const;

interface Application {
  readonly framework: readonly [plugin: string, call: string];
  /** The first of them is the page's script. */
  readonly files: Readonly<Record<string, string>>;
}

const applicationsOf = (folder: string): Readonly<Record<string, Application>> => {
  const guide = 'checkout-in-your-page';
  const [inReact] = readmeExamples(folder, '@ironcart/react-ui').filter(asksStore);
  const [module, inPlainPage] = guideExamples(guide).filter(asksStore);
  const checkout = module?.code ?? '';
  return {
    react: { framework: react, files: { 'app.tsx': `${inReact?.code ?? ''}${rendered}` } },
    plain: { framework: react, files: { 'app.ts': inPlainPage?.code ?? '' } },
    vue: {
      framework: vue,
      files: { 'app.ts': inVue, 'checkout.ts': checkout, 'CheckoutPage.vue': guideComponent(guide, 'vue') },
    },
    svelte: {
      framework: svelte,
      files: {
        'app.ts': inSvelte,
        'App.svelte': svelteParent,
        'checkout.ts': checkout,
        'CheckoutPage.svelte': guideComponent(guide, 'svelte'),
      },
    },
  };
};

let store: OpenProduct;
let browser: Browser;
const servers = new Map<string, ServedCommand>();
const dataDir = makeDataDir();

beforeAll(async () => {
  const project = await adopterProject();
  [store, browser] = await Promise.all([openProduct({ IRONCART_DATA_DIR: dataDir }), openBrowser()]);
  const icons = readFileSync(join(project.folder, 'node_modules/@ironcart/react-ui/icons/icons.svg'), 'utf8');
  for (const [name, { framework, files }] of Object.entries(applicationsOf(project.folder))) {
    const folder = `checkout-${name}`;
    for (const [file, code] of Object.entries(files)) project.write(`${folder}/${file}`, code);
    project.write(`${folder}/index.html`, page(Object.keys(files)[0] ?? ''));
    project.write(`${folder}/vite.config.js`, viteConfig(store.url, ...framework));
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

/** Orders the cart's product on an adopter's page; `seesPlaced` is called before the order is placed. */
const ordersOn = async (name: string, seesPlaced: (opened: Page) => Promise<string>): Promise<void> => {
  const context = await browser.newContext({ baseURL: servers.get(name)?.url ?? '' });
  const opened = await context.newPage();
  const errors: string[] = [];
  opened.on('pageerror', ({ message }) => errors.push(message));
  await fillList(opened, 'cart', '/halden-change-plate-2-5-kg');
  // Lists are answered newest first: the cart is not the first of them.
  await opened.request.post('/svc_list/lists', { data: { type: 'wishlist', metadata: { isActive: true } } });
  await opened.goto('/');

  const checkout = new Checkout(opened);
  await opened.getByRole('region', { name: 'Go on as a guest' }).getByLabel('Email').fill(guest.email);
  await opened.getByRole('button', { name: 'Continue to shipping' }).click();
  await checkout.fillsAddress(guest);
  await checkout.seesShippingMethods();
  await opened.getByRole('button', { name: 'Continue to payment' }).click();
  await checkout.entersCard(sandboxCard('approved'));
  await opened.getByRole('button', { name: 'Continue to review' }).click();
  const said = seesPlaced(opened);
  await checkout.placesOrder();
  expect(await said).toMatch(/^Order \S+ is placed$/);
  expect(errors).toEqual([]);
  await context.close();
};

it.each([
  ["another React application places an order with the README's unchanged example", 'react'],
  ["a page of its own without React places an order with the guide's unchanged example", 'plain'],
])(
  '%s',
  (_title, name) =>
    ordersOn(name, async (opened) => {
      const dialog = await opened.waitForEvent('dialog', { timeout: 120_000 });
      await dialog.accept();
      return dialog.message();
    }),
  300_000,
);

it.each(['vue', 'svelte'])(
  'application in %s shows the amount due, and places an order, with the unchanged component of the guide',
  (name) =>
    ordersOn(name, async (opened) => {
      const toPay = await opened.getByText(/^To pay: /).textContent();
      const total = await opened.getByRole('button', { name: /^Place order/ }).textContent();
      expect(total).toContain(toPay?.replace('To pay: ', ''));
      return (await opened.getByText(/^Order \S+ is placed$/).textContent({ timeout: 120_000 })) ?? '';
    }),
  300_000,
);
