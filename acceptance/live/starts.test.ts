import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { type OpenProduct, openProduct } from '../../e2e/fixtures/open-product.ts';
import { runProgram } from '../operator/run-program.ts';
import { composeOrder } from './composed-order.ts';
import { adyenLive, adyenTest, payPalLive } from './configurations.ts';
import { createDatabase, embeddedDatabaseUrl, query } from './databases.ts';
import { createGuest, errorTypeOf } from './guest.ts';

const secrets = /squat-deep-24|pull-heavy-24|4100 0000 0000 0001/;

const dataDir = makeDataDir();
let demo: OpenProduct;
let demoDatabase: string;

beforeAll(async () => {
  demo = await openProduct({ IRONCART_DATA_DIR: dataDir });
  demoDatabase = embeddedDatabaseUrl(dataDir);
});

afterAll(async () => {
  await demo.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = (environment: Readonly<Record<string, string>>) =>
  runProgram(['start.mjs'], { IRONCART_DATA_DIR: dataDir, IRONCART_DEMO: '', ...environment });

describe('refused start of a store', () => {
  test.each([
    ['with the demo beside a live Adyen account', { ...adyenLive, IRONCART_DEMO: 'on' }],
    ['with the demo beside a live PayPal account', { ...payPalLive, ...adyenTest, IRONCART_DEMO: 'on' }],
  ])('%s', async (_, environment) => {
    const { code, output } = await start({ DATABASE_URL: demoDatabase, ...environment });
    expect([code, output]).toEqual([1, expect.stringMatching(/demo cannot be on beside a live payment account/)]);
  });

  test.each([
    ['a live account', payPalLive, false],
    ['a test account', adyenTest, true],
    ['no account', {}, true],
  ])('with %s on a database that contains the demo store explains how to empty it', async (_, environment, mayStay) => {
    const { code, output } = await start({ DATABASE_URL: demoDatabase, ...environment });
    expect([code, output]).toEqual([1, expect.stringContaining('npm run demo -- empty')]);
    expect(output.includes('IRONCART_DEMO=on')).toBe(mayStay);
    expect(output).not.toMatch(secrets);
  });
});

test('live store reports that it takes no payments, prints no secrets, and cannot become a demo', async () => {
  const own = await createDatabase(demoDatabase, 'own_store');
  const opened = await start({ DATABASE_URL: own });
  expect(opened.output).toContain('No payment provider is configured');
  expect(opened.output).not.toMatch(secrets);
  const asDemo = await start({ DATABASE_URL: own, IRONCART_DEMO: 'on' });
  expect([asDemo.code, asDemo.output]).toEqual([1, expect.stringContaining('holds a store that is not a demo')]);
  const withCaptcha = await start({ DATABASE_URL: own, IRONCART_CAPTCHA: 'sandbox' });
  expect([withCaptcha.code, withCaptcha.output]).toEqual([1, expect.stringContaining('IRONCART_CAPTCHA')]);
});

test('demo store is emptied by one command beside the running store after confirmation, and then accepts a live account', async () => {
  const order = await composeOrder(createGuest(demo.url), 1011);
  await order.placeWithGiftCard('HALDEN-USD-5000');

  const trial = await runProgram(['demo.mjs', 'empty'], { IRONCART_DATA_DIR: dataDir });
  expect([trial.code, trial.output]).toEqual([
    0,
    expect.stringMatching(/This would be removed:[\s\S]*products[\s\S]*--yes/),
  ]);
  const logIn = { email: 'maya@example.com', password: 'squat-deep-24' };
  expect((await createGuest(demo.url).call('POST', '/svc_session/session/login', logIn)).status).toBe(200);

  const emptied = await runProgram(['demo.mjs', 'empty', '--yes'], { IRONCART_DATA_DIR: dataDir });
  expect([emptied.code, emptied.output]).toEqual([0, expect.stringMatching(/This was removed:/)]);
  expect(
    await query(demoDatabase, 'select count(*)::int as rows from products union all select count(*)::int from orders'),
  ).toEqual([{ rows: 0 }, { rows: 0 }]);

  const live = await openProduct({ DATABASE_URL: demoDatabase, IRONCART_DATA_DIR: dataDir, ...payPalLive });
  try {
    const guest = createGuest(live.url);
    expect(errorTypeOf(await guest.call('POST', '/svc_session/session/login', logIn))).toBe('invalid_credentials');
    expect(errorTypeOf(await guest.call('POST', '/svc_gc/giftcard', { code: 'HALDEN-USD-5000' }))).toBeDefined();
    expect((await fetch(live.url)).status).toBe(200);
  } finally {
    await live.close();
  }
});
