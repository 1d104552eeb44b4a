import { mkdir, readFile, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import process from 'node:process';
import { refuseArguments } from './arguments/refuse-arguments.mjs';
import { chromiumArguments, ensureChromium } from './prepare/chromium.mjs';
import { readOptions } from './prepare/read-options.mjs';
import { requireTools } from './prepare/require-tools.mjs';
import { inRoot } from './prepare/root.mjs';
import { run, step } from './prepare/step.mjs';
import { checkProperties } from './review/check-properties.mjs';
import { pictureName } from './review/contact-sheet.mjs';
import { writeSheets } from './review/write-sheets.mjs';

/*
 * Creates pictures for a visual review: every story, or those whose id contains one of the given words, at three
 * widths, with an index.html and a sheet for each component and width. `npm run review -- cart buypanel`. The state atlas
 * has its own command.
 */

const usage = 'Usage: npm run review -- [WORD ...]   (a part of the ids of stories, such as button)';
const { positionals: words } = readOptions(usage, { allowPositionals: true, options: {} });
await requireTools();
const { chromium } = await import('@playwright/test');

const widths = [375, 820, 1440];
const pagesAtOnce = 4;
const origin = 'http://review.invalid';
const built = inRoot('storybook-static');
const pictures = inRoot('build', 'review');
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const storiesOf = async () => {
  const { entries } = JSON.parse(await readFile(join(built, 'index.json'), 'utf8'));
  return Object.values(entries).filter(
    ({ id, type }) =>
      type === 'story' &&
      !id.includes('state-atlas') &&
      (words.length === 0 || words.some((word) => id.includes(word.toLowerCase()))),
  );
};

/** Serves Storybook's files from the folder, without a server; all other requests are blocked. */
const serveBuilt = (context) =>
  context.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const path = join(built, decodeURIComponent(pathname));
    const body = await readFile(path).catch(() => undefined);
    await (body === undefined
      ? route.fulfill({ status: 404 })
      : route.fulfill({ body, contentType: types[extname(path)] ?? 'application/octet-stream' }));
  });

/** Takes a story's screenshot at every width, loading it once; stories tagged `hover` are shown under the pointer. */
const photograph = async (page, { id, tags }) => {
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story`);
  await page.locator('body.sb-show-main').waitFor();
  await page.waitForLoadState('networkidle');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    if (tags.includes('hover')) await page.locator('#storybook-root :is(a, button, label)').first().hover();
    await page.screenshot({ path: join(pictures, pictureName(id, width)), fullPage: true, animations: 'disabled' });
  }
};

const openPage = async (browser) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await serveBuilt(context);
  return context.newPage();
};

const photographAll = async (browser, stories) => {
  const left = [...stories];
  const work = async () => {
    const page = await openPage(browser);
    for (let story = left.shift(); story !== undefined; story = left.shift()) await photograph(page, story);
  };
  await Promise.all(Array.from({ length: pagesAtOnce }, work));
};

await step('Building Storybook', () =>
  run(process.execPath, [
    inRoot('node_modules/storybook/dist/bin/dispatcher.js'),
    ...['build', '--config-dir', inRoot('packages/react-ui/.storybook'), '--output-dir', built, '--quiet'],
  ]),
);
const stories = await storiesOf();
if (stories.length === 0) refuseArguments(`No story has "${words.join('" or "')}" in its id.`, usage);
await rm(pictures, { recursive: true, force: true });
await mkdir(pictures, { recursive: true });
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArguments });
await step('Checking the types of all properties', async () => {
  const page = await openPage(browser);
  await page.goto(`${origin}/iframe.html`);
  await checkProperties(page);
});
await step(`Photographing ${stories.length} stories at ${widths.length} widths`, () => photographAll(browser, stories));
await browser.close();
console.log(`  ${await writeSheets(pictures, stories, widths)}`);
