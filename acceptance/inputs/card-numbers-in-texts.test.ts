import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { type OpenProduct, openProduct } from '../../e2e/fixtures/open-product.ts';
import { type Answers, createRobot } from './form-robot.ts';
import { person, places } from './typed-answers.ts';

let store: OpenProduct;
let robot: ReturnType<typeof createRobot>;
const dataDir = makeDataDir();

beforeAll(async () => {
  store = await openProduct({ IRONCART_DATA_DIR: dataDir });
  robot = createRobot(store.url);
  await robot.opens('/login');
  await robot.presses(/^log in$/i, [
    [/email/i, 'maya@example.com'],
    [/password/i, 'squat-deep-24'],
  ]);
});

afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A person who writes a card number into every text field. */
const answers: Answers = [
  [/e-?mail/i, 'maya@example.com'],
  [/zip/i, '43215'],
  [/phone/i, '614 555 0137'],
  [/date/i, '2041-06-12'],
  [/.*/, 'Take 4111 1111 1111 1111, please'],
];

it('card number in the address or comments is rejected without losing other input, and the order is placed without it', async () => {
  const shopper = createRobot(store.url);
  const known = [...person, ...(places[''] ?? [])];
  await shopper.opens('/halden-club-bar-20-kg');
  await shopper.presses(/add to cart/i, known);
  await shopper.opens('/checkout');
  const seen: string[] = [];
  let said: Answers = [
    [/company|apartment/i, '4111 1111 1111 1111'],
    [/comments/i, 'my card is 4111 1111 1111 1111'],
  ];
  for (let page = 0; page < 14 && !shopper.path().endsWith('/success'); page += 1) {
    const errors = shopper.errors().join(' ');
    seen.push(`${shopper.path()}: ${errors}`);
    const isRefused = /looks like a card number/.test(errors);
    if (!(await shopper.presses(/^(?:place|use this card)|continue/i, isRefused ? known : [...said, ...known]))) break;
    if (isRefused && shopper.path().endsWith('/payment')) said = said.slice(1);
  }
  expect(shopper.path(), seen.join('\n')).toBe('/checkout/success');
  expect(seen.filter((page) => /looks like a card number/.test(page)).map((page) => page.split(':')[0])).toEqual([
    '/checkout/shipping',
    '/checkout/review',
  ]);
});

const forms = [
  ['/contact', /^send it$/i, 'Name'],
  ['/rogue-catalog', /^send me one$/i, 'Name'],
  ['/account/address?edit=new', /^save address$/i, 'City'],
  ['/account/registry', /^make the registry$/i, 'Title'],
  ['/account/reviews?product=1002', /^send the review$/i, 'Headline'],
  ['/live-chat', /^send$/i, undefined],
] as const;

it.each(forms)(
  'card number in a text at %s is rejected with the reason, and the text is kept',
  async (path, button, field) => {
    await robot.opens(path);
    expect(await robot.presses(button, answers), robot.text()).toBe(true);
    const said = robot.errors().join('\n') || robot.text();
    expect(said).toMatch(
      field === undefined ? /looks like a card number/ : new RegExp(`${field}: .*looks like a card`),
    );
    expect(robot.path()).toBe(path.split('?')[0]);
  },
);
