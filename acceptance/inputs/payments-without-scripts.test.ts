import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { type OpenProduct, openProduct } from '../../e2e/fixtures/open-product.ts';
import { sampleOf } from '../sample.ts';
import { type Answers, createRobot } from './form-robot.ts';
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

interface Purchase {
  readonly title: string;
  readonly products?: readonly string[];
  /** Said before all other answers. */
  readonly answers?: Answers;
  /** The button of the page between "Place order" or "Continue" and the rest, as in 'Approve'. */
  readonly decides?: RegExp;
  readonly isCustomer?: boolean;
  /** The code of a gift card that pays a part. */
  readonly giftCard?: string;
  /**
   * The messages of the pages before the order is placed, in this order; after the first one another payment method is
   * used.
   */
  readonly refusal?: RegExp;
  readonly sites?: readonly string[];
  /** The message of the placed order's page. */
  readonly placed: RegExp;
}

const bar = 'halden-club-bar-20-kg';
const card = (number: string): Answers => [[/card number/i, number]];
const decidesAt = { challenge: '4100 0000 0000 0035', silence: '4100 0000 0000 0043' } as const;

const purchases: readonly Purchase[] = [
  { title: 'by card', placed: /Visa ending 0001/ },
  {
    title: 'with a bank challenge that is approved',
    answers: card(decidesAt.challenge),
    decides: /^approve/i,
    placed: /ending 0035/,
  },
  {
    title: 'with another card after a declined bank challenge',
    answers: card(decidesAt.challenge),
    decides: /^decline/i,
    refusal: /did not confirm/,
    placed: /ending 0001/,
  },
  {
    title: 'with another card after a bank challenge that times out',
    answers: card(decidesAt.silence),
    refusal: /did not confirm/,
    placed: /ending 0001/,
  },
  { title: 'with PayPal', answers: [[/paypal/i, 'yes']], decides: /^approve$/i, placed: /PayPal/ },
  {
    title: 'on the bank page',
    answers: [[/klarna|ideal/i, 'yes']],
    decides: /^pay$/i,
    sites: ['', '/eu'],
    placed: /Klarna|iDEAL/,
  },
  {
    title: 'with a gift card and a card',
    giftCard: 'HALDEN-USD-0100',
    sites: [''],
    placed: /Gift cards?.*ending 0001/,
  },
  { title: 'with pickup', answers: [[/pick up/i, 'yes']], sites: [''], placed: /Pick up at Foundry Row/ },
  {
    title: 'in several packages, with a subscription that requires consent',
    products: [bar, 'halden-r4-power-rack', 'halden-strength-programming-monthly'],
    sites: [''],
    placed: /Package 1: .*Package 2: /,
  },
  { title: 'with a separate billing address', answers: [[/same as/i, 'no']], placed: /ending 0001/ },
  {
    title: 'with a stored card that requires its security code',
    answers: [[/ending.*0050/i, 'yes']],
    isCustomer: true,
    sites: [''],
    refusal: /enter the security code/,
    placed: /ending 0050/,
  },
];

/** The longest purchase takes twelve pages. */
const mostPages = 16;

/** The words of the buttons that lead on. */
const leadsOn = /^(?:place|pay\b|use this card)|continue/i;

const journeys = purchases.flatMap((purchase) =>
  (purchase.sites ?? Object.keys(places)).map((site) => ({ ...purchase, site, name: `${site}/ ${purchase.title}` })),
);

it.each(sampleOf(journeys, 6))('person without scripts buys at $name', async (journey) => {
  const { site, products = [bar], giftCard, decides, isCustomer = false, refusal, placed } = journey;
  const robot = createRobot(store.url);
  const known = [...person, ...(places[site] ?? [])];
  let answers: Answers = [...(journey.answers ?? []), ...known];
  if (isCustomer) {
    await robot.opens('/login');
    await robot.presses(/^log in$/i, [
      [/email/i, 'maya@example.com'],
      [/password/i, 'squat-deep-24'],
    ]);
  }
  for (const product of products) {
    await robot.opens(`${site}/${product}`);
    expect(await robot.presses(/add to cart/i, known), robot.text()).toBe(true);
  }
  await robot.opens(`${site}/checkout`);
  const seen: string[] = [];
  for (let page = 0; page < mostPages && !robot.path().endsWith('/success'); page += 1) {
    const errors = robot.errors().join(' ');
    seen.push(`${robot.path()}: ${errors}`);
    if (refusal?.test(errors) && !isCustomer) answers = known;
    const usesCard = giftCard !== undefined && robot.path().endsWith('/payment') && !robot.text().includes('Remove');
    const isOn =
      (usesCard && (await robot.presses(/^apply$/i, [[/gift card code/i, giftCard], ...answers]))) ||
      (decides !== undefined && (await robot.presses(decides, answers))) ||
      (await robot.presses(leadsOn, answers)) ||
      (await robot.follows(/back to the store/i));
    if (!isOn) break;
  }
  expect(robot.path(), seen.join('\n')).toBe(`${site}/checkout/success`);
  expect(robot.text()).toMatch(placed);
  if (refusal) expect(seen.join('\n')).toMatch(refusal);
});
