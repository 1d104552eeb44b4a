import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { type OpenProduct, openProduct } from '../../e2e/fixtures/open-product.ts';
import { runStart } from '../../e2e/fixtures/run-start.ts';
import { composeOrder } from '../live/composed-order.ts';
import { createDatabase, embeddedDatabaseUrl, query } from '../live/databases.ts';
import { createGuest } from '../live/guest.ts';
import { runProgram } from './run-program.ts';

let store: OpenProduct;

/** Products of a merchant. */
const ownCatalogue = fileURLToPath(new URL('../inputs/merchant-csv/apparel.csv', import.meta.url));

const isTmpfsAllowed = process.getuid?.() === 0;

/** A shopper with a session cookie. */
const createShopper = () => {
  let cookie = '';
  return async (path: string, body?: object) => {
    const response = await fetch(`${store.url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'Content-Type': 'application/json', Cookie: cookie, Origin: store.url },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    const text = await response.text();
    return { status: response.status, retryAfter: response.headers.get('retry-after'), text };
  };
};
type Shopper = ReturnType<typeof createShopper>;

const refused = {
  status: 503,
  retryAfter: '5',
  text: JSON.stringify({
    error: {
      type: 'internal_error',
      message: 'The store cannot take changes at the moment',
      details: { retryAfterSeconds: 5 },
    },
  }),
};

const pages = ['/', '/barbells', '/search?q=bar', '/ohio-bar', '/login', '/gift-card', '/the-index'];

/** Expects reads to succeed for a known shopper and a new one; 404 only for missing things. */
const expectReads = async (known: Shopper, listId: string): Promise<void> => {
  for (const page of [...pages, '/cart']) {
    for (const [who, ask] of [
      ['known', known],
      ['new', createShopper()],
    ] as const) {
      const { status } = await ask(`${page}${page.includes('?') ? '&' : '?'}x=${Math.random()}`);
      expect([page, who, status]).toEqual([
        page,
        who,
        expect.toSatisfy((code: number) => code === 200 || code === 404),
      ]);
    }
  }
  expect((await known(`/svc_list/lists/${listId}`)).status).toBe(200);
  expect((await known('/readyz')).status).toBe(200);
};

/** Posts a page's form without scripts. @returns the text of the resulting page */
const postedForm = async (path: string, fields: string): Promise<string> => {
  const response = await fetch(`${store.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: store.url },
    body: fields,
  });
  const title = /<h1[^>]*>(.*?)<\/h1>/.exec(await response.text())?.[1] ?? 'no title';
  return `${response.status}: ${title}`;
};
const outagePage = '503: We will be back in a moment';
/** A gift card of the demo store. */
const giftCard = 'HALDEN-USD-5000';
const product = 1011;

const writesOf = (listId: string): readonly (readonly [path: string, body: object])[] => [
  ['/svc_list/lists', { type: 'wishlist' }],
  [`/svc_list/lists/${listId}/items`, { items: [{ productId: 1001, qty: 1 }] }],
  ['/svc_session/session/login', { email: 'kim.keeper@example.com', password: 'no password of anybody' }],
  ['/svc_list/lists', { type: 'cart' }],
];

const stacks = /\n\s+at |"stack"|A request failed/;
/** Times of the logged errors since the start, in milliseconds. */
const tellings = (start: number): readonly number[] =>
  store
    .output()
    .slice(start)
    .split('\n')
    .filter((line) => /"level":(?:50|60|"error")/.test(line))
    .map((line) => Date.parse((JSON.parse(line) as { time: string }).time));

/** The error is logged at most once a minute; a slow machine may take several minutes to get here. */
const expectOneLineAMinute = (start: number): void => {
  const [first, ...more] = tellings(start);
  expect(first).toBeDefined();
  more.reduce((before, next) => {
    expect(next - before).toBeGreaterThanOrEqual(60_000);
    return next;
  }, first ?? 0);
};

describe('read-only database', () => {
  const dataDir = makeDataDir();
  let setReadOnly: (setting: 'on' | 'off') => Promise<void>;
  beforeAll(async () => {
    store = await openProduct({ IRONCART_DATA_DIR: dataDir });
    const url = embeddedDatabaseUrl(dataDir);
    setReadOnly = async (setting) => {
      await query(url, `alter system set default_transaction_read_only = ${setting}`).catch(async () => {
        await query(url, 'set default_transaction_read_only = off');
      });
      await query(url, 'select pg_reload_conf()');
      await sleep(500);
    };
  });
  afterAll(async () => {
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('answers writes with 503 and Retry-After, serves reads, and accepts writes as soon as it can', async () => {
    const known = createShopper();
    const { _id: listId } = JSON.parse((await known('/svc_list/lists', { type: 'cart' })).text) as { _id: string };
    await known('/');
    const order = await composeOrder(createGuest(store.url), product);
    const start = store.output().length;
    await setReadOnly('on');
    for (let round = 0; round < 3; round += 1) {
      for (const [path, body] of writesOf(listId)) expect([path, await known(path, body)]).toEqual([path, refused]);
      expect(await order.placeWithGiftCard(giftCard)).toMatchObject({ status: 503 });
    }
    expect(await postedForm('/forgot-password', 'email=gale%40example.com')).toEqual(outagePage);
    await expectReads(known, listId);
    expect(store.output().slice(start)).not.toMatch(stacks);
    expectOneLineAMinute(start);
    await setReadOnly('off');
    expect(await order.placeWithGiftCard(giftCard)).toMatchObject({ status: 200, body: { status: 'published' } });
    expect((await known('/svc_list/lists', { type: 'wishlist' })).status).toBe(200);
  });
});

describe('store start with a read-only database', () => {
  const dataDir = makeDataDir();
  afterAll(async () => {
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('fails with one sentence that gives the reason and the remedy', async () => {
    store = await openProduct({ IRONCART_DATA_DIR: dataDir });
    const url = await createDatabase(embeddedDatabaseUrl(dataDir), 'read_only');
    await query(url, 'alter database read_only set default_transaction_read_only = on');
    const { code, output } = await runStart({ environment: { DATABASE_URL: url, PORT: '0' } });
    expect(output).toMatch(/The database takes no changes \(.*\), and a store writes as it starts\. .*DATABASE_URL/);
    expect(output).not.toMatch(stacks);
    expect(code).toBe(1);
  });
});

describe('database that becomes read-only while a new store opens its job queue', () => {
  const dataDir = makeDataDir();
  afterAll(async () => {
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('does not stop the store', async () => {
    store = await openProduct({ IRONCART_DATA_DIR: dataDir });
    const url = embeddedDatabaseUrl(dataDir);
    await query(url, 'alter system set default_transaction_read_only = on');
    await query(url, 'select pg_reload_conf()');
    const visitor = createShopper();
    for (let visit = 0; visit < 15; visit += 1) {
      expect((await visitor(`/?visit=${visit}`)).status).toBe(200);
      await sleep(200);
    }
    expect(store.output()).not.toMatch(/Error: |error: cannot execute/);
  });
});

describe.skipIf(!isTmpfsAllowed)('full database disk', () => {
  const dataDir = makeDataDir();
  const ballast = join(dataDir, 'ballast');
  const fill = (): void => {
    const file = openSync(ballast, 'a');
    try {
      for (let bytes = 1_000_000; bytes >= 512; ) {
        try {
          writeSync(file, Buffer.alloc(bytes));
        } catch {
          bytes = Math.floor(bytes / 2);
        }
      }
    } finally {
      closeSync(file);
    }
  };
  beforeAll(async () => {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=600m,mode=755', 'tmpfs', dataDir]);
    store = await openProduct({ IRONCART_DATA_DIR: dataDir });
  });
  afterAll(async () => {
    await store.close();
    execFileSync('umount', [dataDir]);
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('answers failed writes with 503 and Retry-After, serves reads, and accepts writes once there is space', async () => {
    const known = createShopper();
    const { _id: listId } = JSON.parse((await known('/svc_list/lists', { type: 'cart' })).text) as { _id: string };
    await known('/');
    const start = store.output().length;
    fill();
    const statuses: number[] = [];
    let answer = await known('/svc_list/lists', { type: 'wishlist' });
    for (let asked = 0; asked < 1500; asked += 1) {
      answer = await known('/svc_list/lists', { type: 'wishlist', metadata: { cookie: 'x'.repeat(100) } });
      statuses.push(answer.status);
      if (statuses.filter((status) => status !== 200).length > 20) break;
    }
    expect(answer).toEqual(refused);
    await expectReads(known, listId);
    expect(store.output().slice(start)).not.toMatch(stacks);
    expectOneLineAMinute(start);
    expect(await runProgram(['catalogue.mjs', 'import', ownCatalogue], { IRONCART_DATA_DIR: dataDir })).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^The database takes no changes: make room on its disk.*\(.+\)\.$/m),
    });
    rmSync(ballast);
    expect((await known('/svc_list/lists', { type: 'wishlist' })).status).toBe(200);
  });
});
