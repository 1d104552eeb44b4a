import { readFileSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { type OpenProduct, openProduct } from '../../e2e/fixtures/open-product.ts';
import { sampleOf } from '../sample.ts';
import { createRobot } from './form-robot.ts';
import { person, places } from './typed-answers.ts';

let store: OpenProduct;
const dataDir = makeDataDir();

beforeAll(async () => {
  store = await openProduct({ IRONCART_DATA_DIR: dataDir });
});

afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A product of each type and of each kind of delivery, with an option, a trial, a download and a ticket. */
const products: readonly string[] = JSON.parse(
  readFileSync(new URL('./bought-products.json', import.meta.url), 'utf8'),
);

/** The longest purchase takes eight pages. */
const mostPages = 12;

/** The words of the buttons that lead on. */
const leadsOn = /^(?:place|pay\b|subscribe|use this card)|continue|approve|confirm/i;

const purchases = Object.entries(places).flatMap(([site, place]) =>
  products.map((product) => ({ path: `${site}/${product}`, site, answers: [...person, ...place] })),
);

it.each(sampleOf(purchases, 4))(
  'person without scripts who reads only labels and buttons buys $path',
  async ({ path, site, answers }) => {
    const robot = createRobot(store.url);
    await robot.opens(path);
    expect(await robot.presses(/add to cart/i, answers), robot.text()).toBe(true);
    const seen = [`${robot.path()}: ${robot.errors().join(' ')}`];
    await robot.opens(`${site}/checkout`);
    for (let page = 0; page < mostPages && !robot.path().endsWith('/success'); page += 1) {
      seen.push(`${robot.path()}: ${robot.errors().join(' ')}`);
      if (!(await robot.presses(leadsOn, answers))) break;
    }
    expect(robot.path(), seen.join('\n')).toBe(`${site}/checkout/success`);
  },
);

it('person without scripts who selects no member of a group sees the missing selection', async () => {
  const robot = createRobot(store.url);
  await robot.opens('/halden-competition-bumper-plates');
  await robot.presses(/add to cart/i, []);
  expect(robot.errors()).toContain('Choose how many of each piece you want.');
});
