import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { type OpenProduct, openProduct } from '../../e2e/fixtures/open-product.ts';
import { type Answers, createRobot } from './form-robot.ts';

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

/** Somebody who writes a card number wherever any text can be written. */
const answers: Answers = [
  [/e-?mail/i, 'maya@example.com'],
  [/zip/i, '43215'],
  [/phone/i, '614 555 0137'],
  [/date/i, '2041-06-12'],
  [/.*/, 'Take 4111 1111 1111 1111, please'],
];

const forms = [
  ['/contact', /^send it$/i, 'Name'],
  ['/rogue-catalog', /^send me one$/i, 'Name'],
  ['/account/address?edit=new', /^save address$/i, 'City'],
  ['/account/registry', /^make the registry$/i, 'Title'],
  ['/account/reviews?product=1002', /^send the review$/i, 'Headline'],
  ['/live-chat', /^send$/i, undefined],
] as const;

it.each(forms)('a text with a card number at %s is refused with the reason, and stays', async (path, button, field) => {
  await robot.opens(path);
  expect(await robot.presses(button, answers), robot.text()).toBe(true);
  const said = robot.errors().join('\n') || robot.text();
  expect(said).toMatch(field === undefined ? /looks like a card number/ : new RegExp(`${field}: .*looks like a card`));
  expect(robot.path()).toBe(path.split('?')[0]);
});
