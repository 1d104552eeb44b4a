import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { type OpenProduct, openProduct } from '../../e2e/fixtures/open-product.ts';
import { embeddedDatabaseUrl } from '../live/databases.ts';
import { freePort, host, proxyNames, runProxy, whyNot } from './reverse-proxies.ts';
import { askPlainly, createSecureClient, type SecureAnswer } from './secure-client.ts';

const dataDir = makeDataDir();
const guesses = 21;

/** Two store processes on one database, as in the recipes. The second is restarted for each proxy. */
let first: OpenProduct;
let firstPort: number;

const environmentOf = (port: number) => ({
  PORT: String(port),
  HOST: '127.0.0.1',
  IRONCART_DEMO: 'on',
  IRONCART_PUBLIC_URL: `https://${host}`,
  IRONCART_TRUSTED_PROXIES: '127.0.0.1/32',
  IRONCART_LIMITS_FACTOR: '1',
  IRONCART_DRAIN_MS: '3000',
  IRONCART_LOG_LEVEL: 'info',
});

const isRunHere = proxyNames.some((name) => whyNot(name) === undefined);

beforeAll(async () => {
  if (!isRunHere) return;
  firstPort = await freePort();
  first = await openProduct({ ...environmentOf(firstPort), IRONCART_DATA_DIR: dataDir });
});

afterAll(async () => {
  await first?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const decoded = ({ headers, body }: SecureAnswer): string => {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body).toString();
  return (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();
};

/** How long a condition is waited for on a busy machine. */
const patient = { timeout: 60_000, interval: 100 };

const requestsIn = (output: string): number => output.split('\n').filter((line) => line.includes('"path":"/')).length;

describe.each(proxyNames)('reverse proxy recipe for %s, in front of two store processes', (name) => {
  const reason = whyNot(name);
  if (reason !== undefined) console.log(`The recipe for ${name} is not tested: ${reason}`);

  describe.skipIf(reason !== undefined)('with TLS', () => {
    let second: OpenProduct;
    let proxy: Awaited<ReturnType<typeof runProxy>>;
    let ports: { plainPort: number; tlsPort: number };
    let secondPort: number;
    const network = `127.0.${10 + proxyNames.indexOf(name)}`;

    beforeAll(async () => {
      secondPort = await freePort();
      second = await openProduct({ ...environmentOf(secondPort), DATABASE_URL: embeddedDatabaseUrl(dataDir) });
      ports = { plainPort: await freePort(), tlsPort: await freePort() };
      const folder = join(dataDir, name);
      proxy = await runProxy(name, { folder, ...ports, storePorts: [firstPort, secondPort] });
    });
    afterAll(async () => {
      await proxy?.close();
      await second?.close();
    });

    const shopperAt = (last: number) => createSecureClient(ports.tlsPort, proxy.ca, `${network}.${last}`);

    test('redirects plain http to https', async () => {
      const { status, headers } = await askPlainly(ports.plainPort, '/cart?x=1');
      expect([status, headers.location]).toEqual([308, `https://${host}/cart?x=1`]);
    });

    test('counts log-ins by the address of the shopper, which a shopper cannot forge [SECURITY-15]', async () => {
      const guess = async (shopper: ReturnType<typeof shopperAt>, count: number) => {
        const json = { email: `${name}${count}@example.com`, password: 'a wrong one' };
        const headers = { 'X-Forwarded-For': `203.0.113.${count}` };
        return (await shopper.call({ path: '/svc_session/session/login', method: 'POST', json, headers })).status;
      };
      const [attacker, other] = [shopperAt(2), shopperAt(3)];
      let last = 0;
      for (let count = 0; count < guesses; count += 1) last = await guess(attacker, count);
      expect(last).toBe(429);
      expect(await guess(other, guesses)).toBe(401);
      for (const shopper of [attacker, other]) shopper.close();
    });

    test('sends the HSTS header of the store, once [SECURITY-22]', async () => {
      const shopper = shopperAt(4);
      for (const path of ['/', '/svc_ssr/countries']) {
        const { status, rawHeaders } = await shopper.call({ path });
        const promised = rawHeaders.filter((text) => text.toLowerCase() === 'strict-transport-security');
        expect([path, status, promised.length]).toEqual([path, 200, 1]);
        expect(rawHeaders).toContain('max-age=31536000');
      }
      shopper.close();
    });

    test('compresses pages, files and calls once', async () => {
      const shopper = shopperAt(5);
      const headers = { 'Accept-Encoding': 'br, gzip' };
      const page = await shopper.call({ path: '/', headers });
      const html = decoded(page);
      const file = /\/assets\/[\w-]+\.css/.exec(html)?.[0] ?? '';
      const styles = await shopper.call({ path: file, headers });
      const call = await shopper.call({ path: '/svc_content/catalog/categories', headers });
      expect([page, styles, call].map((answer) => answer.headers['content-encoding'])).toEqual(['br', 'br', 'gzip']);
      expect(html).toContain('<h1');
      expect(decoded(styles)).toContain('{');
      expect(JSON.parse(decoded(call))).toBeTypeOf('object');
      shopper.close();
    });

    test('forwards the events of a stream without buffering', async () => {
      const shopper = shopperAt(6);
      const stream = await shopper.open({ path: '/svc_flag/stream?site=USA' });
      try {
        let heard = '';
        stream.on('data', (chunk) => {
          heard += String(chunk);
        });
        await expect.poll(() => heard, { timeout: 5_000 }).toMatch(/^event: flags$/m);
        expect(stream.complete).toBe(false);
      } finally {
        stream.destroy();
        shopper.close();
      }
    });

    test('accepts bodies of the size that the store accepts', async () => {
      const shopper = shopperAt(7);
      const json = { text: 'x'.repeat(2_500_000) };
      const { status, headers, body } = await shopper.call({ path: '/svc_list/lists', method: 'POST', json });
      expect([status, headers['content-type']]).toEqual([413, expect.stringContaining('application/json')]);
      expect(JSON.parse(body.toString())).toMatchObject({ error: { type: expect.any(String) } });
      shopper.close();
    });

    test('shows that the shop is closed while no process responds', async () => {
      const closedPorts = { plainPort: await freePort(), tlsPort: await freePort() };
      const folder = join(dataDir, `${name}-closed`);
      const closed = await runProxy(name, {
        folder,
        ...closedPorts,
        storePorts: [await freePort(), await freePort()],
      });
      const shopper = createSecureClient(closedPorts.tlsPort, closed.ca, `${network}.8`);
      const page = { path: '/barbells' };
      const form = { path: '/cart', method: 'POST', json: { intent: 'add' } };
      const file = { path: '/assets/root.css' };
      try {
        for (const ask of [page, form, file]) {
          const { status, headers, body } = await shopper.call(ask);
          expect([ask.path, status, headers['retry-after']]).toEqual([ask.path, 503, '60']);
          expect(headers['content-type']).toMatch(/^text\/html/);
          expect(body.toString()).toContain('The shop is back in a moment');
        }
      } finally {
        shopper.close();
        await closed.close();
      }
    });

    test('fails no request while a process is stopped', async () => {
      const outcomes = new Map<string, number>();
      let isOver = false;
      const shop = async (last: number) => {
        const shopper = shopperAt(last);
        while (!isOver) {
          for (const ask of [
            { path: '/' },
            { path: '/svc_content/catalog/categories' },
            { path: '/svc_list/lists', method: 'POST', json: { type: 'cart' } },
          ]) {
            const outcome = await shopper.call(ask).then(
              ({ status }) => `${ask.path} ${status}`,
              (error: Error) => `${ask.path} ${error.message}`,
            );
            outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
            await sleep(20);
          }
        }
        shopper.close();
      };
      const shoppers = [11, 12, 13, 14, 15, 16].map(shop);
      await vi.waitFor(() => expect(requestsIn(second.output())).toBeGreaterThan(20), patient);
      await proxy.takeOut(secondPort);
      await second.close();
      const answered = (): number => [...outcomes.values()].reduce((sum, count) => sum + count, 0);
      const untilThen = answered();
      await vi.waitFor(() => expect(answered() - untilThen).toBeGreaterThan(60), patient);
      isOver = true;
      await Promise.all(shoppers);
      expect([...outcomes.keys()].sort()).toEqual([
        '/ 200',
        '/svc_content/catalog/categories 200',
        '/svc_list/lists 200',
      ]);
    });
  });
});
