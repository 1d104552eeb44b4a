import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect as browserExpects } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { pictureDifference } from './picture-difference.ts';
import { adopterProject, type Project } from './project.ts';
import { type StaticServer, serveFolder } from './static-server.ts';
import { openStorybook, type Storybook } from './story.ts';

/**
 * The story Product/BuyPanel/Default, with the same surroundings as Storybook's frame, on a page with its own styles.
 */
const application = `
import { BuyPanel, OptionPicker, ProductCard, TextField, UiProvider } from '@ironcart/react-ui';
import { money } from '@ironcart/core/money';
import { createProduct } from '@ironcart/core/product';
import { createRoot } from 'react-dom/client';
import '@ironcart/react-ui/theme.css';
import '@ironcart/react-ui/styles.css';

const axes = [
  { attribute: 'color', label: 'Finish', values: [
    { value: 'chrome', label: 'Bright chrome', swatch: '#c9ccd1', productIds: [1] },
    { value: 'black', label: 'Black zinc', swatch: '#26282b', productIds: [2] },
    { value: 'red', label: 'Red ceramic', swatch: '#a8231d', productIds: [3] },
  ] },
  { attribute: 'weight', label: 'Weight', values: [
    { value: '15', label: '15 kg', productIds: [1] },
    { value: '20', label: '20 kg', productIds: [2] },
    { value: '25', label: '25 kg', productIds: [3] },
  ] },
];

createRoot(document.getElementById('root')!).render(
  <UiProvider siteName="Halden" currency="USD" locale="en_US" iconsUrl="/icons.svg">
    <BuyPanel
      name="Olympic bar 20 kg, chrome"
      sku="HB-2001"
      rating={{ average: 4.8, count: 1284 }}
      price={{ amount: money(34_500) }}
      stock={{ code: 'inStock' }}
      promise="Leaves our dock Tuesday"
      target={{ action: '/cart', fields: { productId: 1001 } }}
    >
      <OptionPicker axes={axes} chosen={{ color: 'chrome', weight: '20' }} />
    </BuyPanel>
  </UiProvider>,
);

const plate = createProduct({ productId: 2, name: 'Plate 20 kg', listPrice: money(9_900) });
createRoot(document.getElementById('card')!).render(
  <UiProvider siteName="Halden" currency="USD" locale="en_US" iconsUrl="/icons.svg">
    <ProductCard card={{ product: plate, price: { amount: plate.listPrice } }} />
  </UiProvider>,
);

createRoot(document.getElementById('scrolling')!).render(
  <>
    <div style={{ blockSize: 600 }} />
    <TextField id="city" label="City" name="city" error="Please enter your city" />
    <div style={{ blockSize: 600 }} />
  </>,
);`;

/** An adopter's page, with class names that our styles also use and elements that a reset would change. */
const page = (script: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>A page of somebody else</title>
    <style>
      .title { color: rgb(1, 2, 3); font-size: 31px; margin: 7px; }
      .card { border: 5px solid rgb(4, 5, 6); padding: 11px; }
      .nav { display: block; background: rgb(7, 8, 9); }
    </style>
  </head>
  <body>
    <nav class="nav"><ul class="list"><li><a href="/">Home</a></li></ul></nav>
    <article class="card"><h2 class="title">A title</h2><p>A paragraph</p><button type="button">Press</button></article>
    <div style="padding: 24px; background: #f5f3ef"><div id="root" data-theme="light" style="max-inline-size: 464px"></div></div>
    <div id="card" style="max-inline-size: 300px"></div>
    <div id="scrolling" style="block-size: 200px; overflow: auto"></div>
    ${script}
  </body>
</html>`;

/** Every computed style of every element of the adopter's page, except those that depend on the content's height. */
const stylesOfThePage = `[...document.querySelectorAll('html, body, nav, nav *, article, article *')].filter((element) => !element.closest('#root, #card, #scrolling')).flatMap((element) => {
  const styles = getComputedStyle(element);
  return [...styles]
    .filter((name) => !/^(--|block-size$|height$|perspective-origin$|transform-origin$)/.test(name))
    .map((name) => element.tagName + ' ' + name + ': ' + styles.getPropertyValue(name));
})`;

let project: Project;
let server: StaticServer;
let storybook: Storybook;
let browser: Browser;

beforeAll(async () => {
  project = await adopterProject();
  project.write('vite-react/app.tsx', application);
  project.write('vite-react/index.html', page('<script type="module" src="./app.tsx"></script>'));
  const icons = readFileSync(join(project.folder, 'node_modules/@ironcart/react-ui/icons/icons.svg'), 'utf8');
  project.write('vite-react/public/icons.svg', icons);
  project.write(
    'vite-react/vite.config.js',
    "import react from '@vitejs/plugin-react';\nexport default { plugins: [react()] };",
  );
  const built = project.run('node', 'node_modules/vite/bin/vite.js', 'build', 'vite-react', '--logLevel', 'warn');
  [storybook, browser] = await Promise.all([openStorybook(), openBrowser()]);
  await built;
  project.write('vite-react/dist/bare.html', page(''));
  const shown = readFileSync(join(project.folder, 'vite-react/dist/index.html'), 'utf8');
  const reset = '<style>*, *::before, *::after { box-sizing: content-box; }</style></head>';
  project.write('vite-react/dist/content-box.html', shown.replace('</head>', reset));
  server = await serveFolder(join(project.folder, 'vite-react/dist'));
});

afterAll(async () => {
  server?.close();
  storybook?.close();
  await browser?.close();
});

const openPage = async () => browser.newPage({ viewport: { width: 900, height: 1000 }, reducedMotion: 'reduce' });

it('view looks the same in a Vite project and in Storybook', async () => {
  const story = await openPage();
  await story.goto(storybook.addressOf('product-buypanel--default'), { timeout: 120_000 });
  const told = story.locator('#storybook-root form').first();
  await told.waitFor({ timeout: 120_000 });
  const shown = await openPage();
  await shown.goto(`${server.url}/`);
  await shown.locator('#root form').waitFor();
  for (const opened of [story, shown]) await opened.evaluate(() => document.fonts.ready.then(() => undefined));
  const expected = await story.locator('#storybook-root h1').locator('xpath=../..').screenshot();
  const actual = await shown.locator('#root > *').screenshot();
  expect(await pictureDifference(shown, expected, actual)).toBeLessThan(0.005);
}, 300_000);

it('view of a product card without a grid around it has the name below the picture', async () => {
  const opened = await openPage();
  await opened.goto(`${server.url}/`);
  const name = await opened.locator('#card').getByRole('heading', { name: 'Plate 20 kg' }).boundingBox();
  const picture = await opened.locator('#card article > div').first().boundingBox();
  expect(picture?.height).toBeCloseTo(300, 0);
  expect(name?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0));
});

it.each([
  ['label', 'City', 'start'],
  ['error message', 'Please enter your city', 'end'],
] as const)('field at the edge of a part that scrolls shows its %s when it is focused', async (_title, text, edge) => {
  const opened = await openPage();
  await opened.goto(`${server.url}/`);
  await opened.getByLabel('City').evaluate((input, block) => {
    const part = input.closest('#scrolling');
    if (!part) throw new Error('The field is not in the part that scrolls');
    const [outer, inner] = [part.getBoundingClientRect(), input.getBoundingClientRect()];
    part.scrollTop += block === 'start' ? inner.top - outer.top : inner.bottom - outer.bottom;
    input.focus();
  }, edge);
  await browserExpects(opened.getByText(text, { exact: true })).toBeInViewport({ ratio: 1 });
  await opened.close();
});

it('view has the same layout on a page that sets another box model for every element after our styles', async () => {
  const boxesOf = async (path: string) => {
    const opened = await openPage();
    await opened.goto(`${server.url}${path}`);
    await opened.locator('#root form').waitFor();
    await opened.evaluate(() => document.fonts.ready.then(() => undefined));
    const boxes = await opened.locator('#root *, #card *').evaluateAll((elements) =>
      elements.map((element) => {
        const { x, width } = element.getBoundingClientRect();
        return `${element.tagName} ${element.getAttribute('class')}: ${Math.round(x)} ${Math.round(width)}`;
      }),
    );
    await opened.close();
    return boxes;
  };
  const [usual, contentBox] = [await boxesOf('/'), await boxesOf('/content-box.html')];
  expect(usual.length).toBeGreaterThan(30);
  expect(contentBox).toEqual(usual);
});

it("view styles leave the page's own .title, .card and .nav, and every other element, unchanged", async () => {
  const opened = await openPage();
  await opened.goto(`${server.url}/bare.html`);
  const before = await opened.evaluate<readonly string[]>(stylesOfThePage);
  await opened.goto(`${server.url}/`);
  await opened.locator('#root form').waitFor();
  const after = await opened.evaluate<readonly string[]>(stylesOfThePage);
  expect(before.length).toBeGreaterThan(1_000);
  expect(after.filter((row, index) => row !== before[index])).toEqual([]);
});
