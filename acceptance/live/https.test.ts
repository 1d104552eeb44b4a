import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { openProduct } from '../../e2e/fixtures/open-product.ts';

const dataDir = makeDataDir();
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, 'localhost', () => {
      const bound = server.address();
      server.close(() => resolve(typeof bound === 'object' && bound !== null ? bound.port : 0));
    });
  });

/** The promise of https on a page, a call of the contract, and a file of the storefront. */
const promisesOf = async (environment: Readonly<Record<string, string>>) => {
  const port = await freePort();
  const store = await openProduct({ IRONCART_DATA_DIR: dataDir, PORT: String(port), ...environment });
  try {
    const at = `http://localhost:${port}`;
    const script = /\/assets\/[\w-]+\.css/.exec(await (await fetch(at)).text())?.[0] ?? '';
    const answers = await Promise.all(['/', '/svc_ssr/countries', script].map((path) => fetch(at + path)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    return answers.map(({ headers }) => headers.get('Strict-Transport-Security'));
  } finally {
    await store.close();
  }
};

describe('store with an https address [SECURITY-22]', () => {
  const https = { IRONCART_PUBLIC_URL: 'https://shop.example' };

  test('makes browsers use https for its own host only, not for other hosts of the domain', async () => {
    expect(new Set(await promisesOf(https))).toEqual(new Set(['max-age=31536000']));
  });

  test('makes browsers use https for all subdomains if the owner confirms their certificates', async () => {
    const promises = await promisesOf({ ...https, IRONCART_HSTS_SUBDOMAINS: 'on' });
    expect(new Set(promises)).toEqual(new Set(['max-age=31536000; includeSubDomains']));
  });

  test('sends no HSTS header without https', async () => {
    expect(new Set(await promisesOf({ IRONCART_HSTS_SUBDOMAINS: 'on' }))).toEqual(new Set([null]));
  });
});
