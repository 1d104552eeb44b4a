import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { type OpenProduct, openProduct } from '../../e2e/fixtures/open-product.ts';
import { sampleOf } from '../sample.ts';
import { type Answers, createRobot } from './form-robot.ts';

let store: OpenProduct;
const dataDir = makeDataDir();

beforeAll(async () => {
  store = await openProduct({ IRONCART_DATA_DIR: dataDir });
});

afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const person: Answers = [
  [/card number/i, '4100 0000 0000 0001'],
  [/expiry/i, '12/2030'],
  [/security code/i, '123'],
  [/name on card/i, 'Ro Bot'],
  [/e-?mail/i, 'robot@example.com'],
  [/first name/i, 'Ro'],
  [/last name|surname/i, 'Bot'],
  [/phone/i, '+1 503 555 0199'],
  [/\bname\b/i, 'Ro Bot'],
  [/amount/i, '50'],
  [/quantity|how many/i, '1'],
];

/** An address that each site delivers to, by the words of the fields. */
const places: Readonly<Record<string, Answers>> = {
  '': [
    [/address/i, '1 Main Street'],
    [/city/i, 'Portland'],
    [/state/i, 'Oregon'],
    [/zip/i, '97201'],
  ],
  '/ca': [
    [/address/i, '1 King Street'],
    [/city/i, 'Toronto'],
    [/province/i, 'Ontario'],
    [/postal code/i, 'M5V 2T6'],
  ],
  '/au': [
    [/address/i, '1 George Street'],
    [/city|suburb/i, 'Sydney'],
    [/state/i, 'New South Wales'],
    [/postcode/i, '2000'],
  ],
  '/eu': [
    [/country/i, 'Germany'],
    [/address/i, 'Hauptstraße 1'],
    [/city|region/i, 'Berlin'],
    [/post/i, '10115'],
  ],
  '/gb': [
    [/address/i, '1 High Street'],
    [/city|town|county/i, 'London'],
    [/postcode/i, 'SW1A 1AA'],
  ],
  '/apo': [
    [/address/i, 'Unit 1 Box 2'],
    [/city/i, 'APO'],
    [/state/i, 'AE'],
    [/zip|post/i, '09012'],
  ],
};

/** A product of each type, and of each kind of delivery. */
const products = [
  'halden-club-bar-20-kg',
  'halden-ceramic-bar-20-kg',
  'halden-competition-bumper-plates',
  'halden-r4-power-rack',
  'halden-gift-card-by-e-mail',
  'halden-gift-card-by-post',
  'halden-strength-programming-monthly',
];

/** The longest purchase takes eight pages. */
const mostPages = 12;

/** The words of the buttons that lead on. */
const leadsOn = /^(?:place|pay\b|subscribe|use this card)|continue|approve|confirm/i;

const purchases = Object.entries(places).flatMap(([site, place]) =>
  products.map((product) => ({ path: `${site}/${product}`, site, answers: [...person, ...place] })),
);

it.each(sampleOf(purchases, 4))(
  'a person without scripts who reads only labels and buttons buys $path',
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

it('a person without scripts who chooses none of a group’s pieces reads what is missing', async () => {
  const robot = createRobot(store.url);
  await robot.opens('/halden-competition-bumper-plates');
  await robot.presses(/add to cart/i, []);
  expect(robot.errors()).toContain('Choose how many of each piece you want.');
});
