import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect as browserExpects, type Locator, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { fillList } from '../../e2e/fixtures/fill-list.ts';
import { type OpenProduct, openProduct } from '../../e2e/fixtures/open-product.ts';
import { sandboxCard } from '../../e2e/fixtures/sandbox-cards.ts';
import { Checkout, guest } from '../../e2e/models/checkout.ts';
import { openBrowser } from './browser.ts';
import { adopterProject } from './project.ts';
import { asksStore, guideFile, readmeBlock, readmeExamples } from './readme-examples.ts';
import { type ServedCommand, serveCommand } from './serve-command.ts';

const page = (script: string, body: string) => `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><link rel="icon" href="data:,"><title>An application of somebody else</title></head>
  <body>${body}<script type="module" src="./${script}"></script></body>
</html>`;

const alone = '<main id="root"></main>';
const belowContent = `<div style="block-size: 1600px">A long introduction</div>${alone}<footer style="block-size: 1600px">More</footer>`;
const inScrollingPart = `<div style="block-size: 90vh; overflow: auto"><div style="block-size: 900px">A long introduction</div>${alone}</div>`;

const rendered = `
import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('root')!).render(<App />);`;

const inVue = `
import { createApp } from 'vue';
import App from './App.vue';
createApp(App).mount('#root');`;

const inSvelte = `
import { mount } from 'svelte';
import App from './App.svelte';
mount(App, { target: document.getElementById('root')! });`;

/** The README's application with the actor in a module of its own, as the README recommends for hot module replacement. */
const inTwoModules = (code: string): Readonly<Record<string, string>> => {
  const [beginning = '', view = ''] = code.split(/^(?=export const App)/m);
  const imports = beginning.match(/^import .*$/gm)?.join('\n') ?? '';
  return {
    'main.tsx': `import { App } from './app.tsx';${rendered}`,
    'app.tsx': `${imports}\nimport { actor, site } from './actor.ts';\n${view}`,
    'actor.ts': beginning.replaceAll(/^const (site|actor) =/gm, 'export const $1 ='),
  };
};

/** The README's or guide's configuration of Vite, which proxies the store's paths, for the built application. */
const viteConfig = (configuration: string, storeUrl: string) =>
  configuration.replace('http://localhost:3000', storeUrl).replace('server: {', 'preview: { port: 0,');

interface Application {
  /** Its `vite.config.js`. */
  readonly configuration: string;
  /** The first of them is the page's script. */
  readonly files: Readonly<Record<string, string>>;
  /** The page's elements; without them, checkout is alone on the page. */
  readonly body?: string;
}

const applicationsOf = (folder: string): Readonly<Record<string, Application>> => {
  const guide = (file: string) => guideFile('checkout-in-your-page', file);
  const [inReact, searchAndCart] = readmeExamples(folder, '@ironcart/react-ui').filter(asksStore);
  const react = readmeBlock(folder, '@ironcart/react-ui', 'js');
  const other = guide('vite.config.js');
  /** The guide's configuration with the plugin of a framework. */
  const withPlugin = (plugin: string, call: string) =>
    `import ${plugin};\n${other.replace(/\/\/ plugins: .*/, `plugins: [${call}],`)}`;
  return {
    react: { configuration: react, files: { 'app.tsx': `${inReact?.code ?? ''}${rendered}` } },
    below: { configuration: react, files: { 'app.tsx': `${inReact?.code ?? ''}${rendered}` }, body: belowContent },
    scrolling: {
      configuration: react,
      files: { 'app.tsx': `${inReact?.code ?? ''}${rendered}` },
      body: inScrollingPart,
    },
    shop: { configuration: react, files: { 'app.tsx': `${searchAndCart?.code ?? ''}${rendered}` } },
    plain: {
      configuration: other,
      files: { 'main.ts': guide('main.ts'), 'checkout.ts': guide('checkout.ts') },
      body: '<main id="app"></main>',
    },
    vue: {
      configuration: withPlugin("vue from '@vitejs/plugin-vue'", 'vue()'),
      files: {
        'app.ts': inVue,
        'App.vue': guide('App.vue'),
        'checkout.ts': guide('checkout.ts'),
        'CheckoutPage.vue': guide('CheckoutPage.vue'),
      },
    },
    svelte: {
      configuration: withPlugin("{ svelte } from '@sveltejs/vite-plugin-svelte'", 'svelte({ configFile: false })'),
      files: {
        'app.ts': inSvelte,
        'App.svelte': guide('App.svelte'),
        'checkout.ts': guide('checkout.ts'),
        'CheckoutPage.svelte': guide('CheckoutPage.svelte'),
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
  for (const [name, { configuration, files, body = alone }] of Object.entries(applicationsOf(project.folder))) {
    const folder = `checkout-${name}`;
    for (const [file, code] of Object.entries(files)) project.write(`${folder}/${file}`, code);
    project.write(`${folder}/index.html`, page(Object.keys(files)[0] ?? '', body));
    project.write(`${folder}/vite.config.js`, viteConfig(configuration, store.url));
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

/** Opens an adopter's page with a product in the cart. */
const opensCheckout = async (name: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL: servers.get(name)?.url ?? '' });
  const opened = await context.newPage();
  await fillList(opened, 'cart', '/halden-change-plate-2-5-kg');
  // Lists are answered newest first: the cart is not the first of them.
  await opened.request.post('/svc_list/lists', { data: { type: 'wishlist', metadata: { isActive: true } } });
  await opened.goto('/');
  return opened;
};

/** Walks to the review; `arrives` is called with the heading of each step. */
const walksToReview = async (
  opened: Page,
  outcome: Parameters<typeof sandboxCard>[0],
  arrives: (heading: Locator) => Promise<void>,
): Promise<void> => {
  const checkout = new Checkout(opened);
  const continuesTo = async (step: string, heading: string) => {
    await opened.getByRole('button', { name: `Continue to ${step}` }).click();
    await arrives(opened.getByRole('heading', { name: heading }));
  };
  await opened.getByRole('region', { name: 'Go on as a guest' }).getByLabel('Email').fill(guest.email);
  await continuesTo('shipping', 'Where does it go?');
  await checkout.fillsAddress(guest);
  await checkout.seesShippingMethods();
  await continuesTo('payment', 'How do you pay?');
  await checkout.entersCard(sandboxCard(outcome));
  await continuesTo('review', 'One last look');
};

/** Orders the cart's product on an adopter's page; `seesPlaced` is called before the order is placed. */
const ordersOn = async (name: string, seesPlaced: (opened: Page) => Promise<string>): Promise<void> => {
  const opened = await opensCheckout(name);
  const errors: string[] = [];
  opened.on('pageerror', ({ message }) => errors.push(message));
  opened.on('console', (message) => ['error', 'warning'].includes(message.type()) && errors.push(message.text()));
  opened.on('response', (response) => response.status() >= 400 && errors.push(response.url()));
  await walksToReview(opened, 'approved', (heading) => heading.waitFor());
  const said = seesPlaced(opened);
  await new Checkout(opened).placesOrder();
  expect(await said).toMatch(/^Order \S+ is placed$/);
  expect(errors).toEqual([]);
  await opened.context().close();
};

it(
  "another React application places an order with the README's unchanged example",
  () =>
    ordersOn('react', async (opened) => {
      const dialog = await opened.waitForEvent('dialog', { timeout: 120_000 });
      await dialog.accept();
      return dialog.message();
    }),
  300_000,
);

const placedIn = async (opened: Page): Promise<string> => {
  const placed = await opened.getByText(/^Order \S+ is placed$/).textContent({ timeout: 120_000 });
  await browserExpects(opened.getByRole('button', { name: /^Place order/ })).toBeHidden();
  return placed ?? '';
};

it(
  "a page of its own without React places an order with the guide's unchanged files, and takes checkout away",
  () => ordersOn('plain', placedIn),
  300_000,
);

it.each(['vue', 'svelte'])(
  'application in %s shows the amount due, and places an order, with the unchanged files of the guide',
  (name) =>
    ordersOn(name, async (opened) => {
      const toPay = await opened.getByText(/^To pay: /).textContent();
      const total = await opened.getByRole('button', { name: /^Place order/ }).textContent();
      expect(total).toContain(toPay?.replace('To pay: ', ''));
      return placedIn(opened);
    }),
  300_000,
);

it('unchanged example of the README shows the search, and changes the cart, without its own server', async () => {
  const opened = await opensCheckout('shop');
  const quantity = opened.getByRole('spinbutton');
  await quantity.fill('3');
  await quantity.blur();
  await browserExpects(opened.getByText('Subtotal: $66.00')).toBeVisible();
  await opened.locator('input[name=q]').fill('change plate');
  await browserExpects(opened.getByRole('option', { name: /Halden Change Plate 5 kg.*\$/ })).toBeInViewport({
    ratio: 1,
  });
  await opened.keyboard.press('Escape');
  await opened.getByRole('button', { name: /^Remove/ }).click();
  await browserExpects(opened.getByText('Subtotal: $0.00')).toBeVisible();
  await opened.context().close();
}, 300_000);

it.each([
  ['below other content', 'below'],
  ['in a part of the page that scrolls', 'scrolling'],
])(
  'checkout %s scrolls to each step, and to the reason of a rejected order',
  async (_title, name) => {
    const opened = await opensCheckout(name);
    const isInView = async (element: Locator) => {
      await expect.poll(() => element.evaluate((it) => it === document.activeElement)).toBe(true);
      await browserExpects(element).toBeInViewport({ ratio: 1 });
      await browserExpects(opened.getByRole('navigation', { name: 'Checkout steps' })).toBeInViewport({ ratio: 1 });
    };
    await walksToReview(opened, 'refused', isInView);
    await new Checkout(opened).placesOrder();
    await isInView(opened.getByRole('alert').filter({ hasText: 'Your order was not placed' }));
    await opened.context().close();
  },
  300_000,
);

it('change of a view in development keeps the running checkout, with the actor in a module of its own', async () => {
  const project = await adopterProject();
  const [inReact] = readmeExamples(project.folder, '@ironcart/react-ui').filter(asksStore);
  const files = inTwoModules(inReact?.code ?? '');
  for (const [file, code] of Object.entries(files)) project.write(`checkout-hot/${file}`, code);
  project.write('checkout-hot/index.html', page('main.tsx', alone));
  const configuration = readmeBlock(project.folder, '@ironcart/react-ui', 'js').replace(
    'http://localhost:3000',
    store.url,
  );
  project.write('checkout-hot/vite.config.js', configuration);
  const words = ['node_modules/vite/bin/vite.js', 'checkout-hot', '--port', '0'] as const;
  servers.set('hot', await serveCommand(project.folder, ...words));
  const opened = await opensCheckout('hot');
  await opened.getByRole('region', { name: 'Go on as a guest' }).getByLabel('Email').fill(guest.email);
  await opened.getByRole('button', { name: 'Continue to shipping' }).click();
  await opened.getByLabel('First name').fill('Ada');
  const changed = files['app.tsx']?.replace('<Checkout', '<p>Changed</p><Checkout') ?? '';
  project.write('checkout-hot/app.tsx', changed);
  await opened.getByText('Changed').waitFor();
  await browserExpects(opened.getByLabel('First name')).toHaveValue('Ada');
  await opened.context().close();
}, 300_000);
