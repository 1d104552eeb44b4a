import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { contract } from '@ironcart/api/contract';
import { defaultSites } from '@ironcart/core/site';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCatalogue } from '../../catalogue/catalogue.ts';
import { createLogger } from '../../log/create-logger.ts';
import { createBackendMetrics } from '../../metrics/backend-metrics.ts';
import { openPeers } from '../../providers/analytics/open-peers.ts';
import { composeOrder, fillCart } from '../../testing/checkout-steps.ts';
import { fixtureIds } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';
import { readAnalyticsReport } from './analytics-report.reader.ts';
import { tellPeers } from './tell-peers.ts';

/** The response of every service of the store, at one URL: a status, or a network fault. */
type Answer = number | 'hangs' | 'garbage' | 'breaks off' | 'is slow';
const service = { answer: 500 as Answer, asked: 0 };
let server: Server;
let url = '';
let closedUrl = '';

const listen = async (): Promise<Server> => {
  const opened = createServer((_request, response) => {
    service.asked += 1;
    const { answer } = service;
    if (answer === 'hangs') return;
    if (answer === 'garbage') response.socket?.end('<!doctype html> not a response of HTTP');
    else if (answer === 'breaks off') response.writeHead(200, { 'Content-Length': '100' }).destroy();
    else if (answer === 'is slow') setTimeout(() => response.writeHead(204).end(), 100);
    else response.writeHead(answer, { 'Content-Type': 'text/html' }).end('<h1>Not quite JSON</h1>');
  });
  await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve));
  return opened;
};
const urlOf = (of: Server): string => `http://127.0.0.1:${(of.address() as AddressInfo).port}`;

beforeAll(async () => {
  server = await listen();
  url = urlOf(server);
  const gone = await listen();
  closedUrl = urlOf(gone);
  await new Promise((resolve) => gone.close(resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const settingsAt = (at: string) => ({
  matomo: { url: at, siteId: 1 },
  googleAnalytics: { url: at, measurementId: 'G-1', apiSecret: 'secret' },
  mailService: { url: at, apiKey: 'key' },
  affiliate: { url: at, merchantId: 'm-1' },
  adConversion: { url: at, accessToken: 'token' },
  reviewsPixel: { url: at },
});
/** The store queues messages for them; a missing server has no effect until delivery. */
const store = useTestStore({ analytics: settingsAt('https://peers.example') });
const names = ['adConversion', 'affiliate', 'googleAnalytics', 'mailService', 'matomo', 'reviewsPixel'];

const lines: string[] = [];
const logger = createLogger(
  'info',
  new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  }),
);

const registry = new Registry();
const metrics = createBackendMetrics(registry);
/** The number of delivered or failed messages of each service, from the metric. */
const counted = async (outcome: 'told' | 'failed' | 'given_up') => {
  const { values = [] } = (await registry.getSingleMetric('ironcart_analytics_deliveries_total')?.get()) ?? {};
  return Object.fromEntries(
    values.filter(({ labels }) => labels.outcome === outcome).map(({ labels, value }) => [labels.peer, value]),
  );
};
const eachOf = (count: number) => Object.fromEntries(names.map((name) => [name, count]));

const run = (at: string, peers = openPeers(settingsAt(at))) =>
  tellPeers({
    db: store.db,
    catalogue: createCatalogue(store.db),
    sites: defaultSites,
    now: store.now,
    logger,
    peers,
    metrics,
    fetch: (request) => fetch(request),
    patienceMs: 300,
  });

/** A purchase reported to every service; measures the shopper's own response. */
const buy = async (consent = 'performance.marketing') => {
  const shopper = store.shopper();
  const list = await fillCart(shopper, [{ productId: fixtureIds.bar, qty: 1 }]);
  const body = await composeOrder(shopper, list, { nowMs: store.now().getTime() });
  const { orderId, status } = await shopper.call(contract.checkout.placeOrder, { body });
  const told = await shopper.call(contract.analytics.report, {
    headers: { Cookie: `${shopper.cookie()}; ironcart-consent=${consent}` },
    body: {
      storeId: 1,
      visitor: 'browser-1',
      path: '/checkout/success',
      events: [{ name: 'purchase', id: `buy-${orderId}`, orderId }],
    },
  });
  return { status, told };
};

beforeEach(async () => {
  await store.db.deleteFrom('analytics_events').execute();
  await store.db.deleteFrom('analytics_deliveries').execute();
  lines.length = 0;
  service.asked = 0;
  registry.resetMetrics();
});

describe('unavailable analytics service', () => {
  it.each([
    ['answers 500', () => url, 500, /It answers 500/],
    ['refuses the connection', () => closedUrl, 500, /fetch failed/],
    ['hangs', () => url, 'hangs', /No answer within 300 ms/],
    ['answers garbage', () => url, 'garbage', /fetch failed/],
    ['breaks off', () => url, 'breaks off', /fetch failed|terminated|other side closed/],
    ['asks to retry later', () => url, 429, /It answers 429/],
    ['is a gateway without a service', () => url, 502, /It answers 502/],
  ] as const)(
    'that %s does not affect the shopper, is logged, reported and counted, and receives the events later: every adapter [S7-integ-03] [S7-integ-04] [S7-integ-05] [S7-integ-06]',
    async (_how, at, answer, fault) => {
      service.answer = answer;
      expect(await buy()).toEqual({ status: 'published', told: { success: true } });
      await run(at());
      const { peers } = await readAnalyticsReport(store.db, new Date(0));
      expect(peers.map(({ peer, waiting }) => [peer, waiting])).toEqual(names.map((name) => [name, 1]));
      for (const { lastFault } of peers) expect(lastFault).toMatch(fault);
      const told = lines.map((line) => JSON.parse(line) as { peer?: string; msg?: string });
      expect(told.map(({ peer }) => peer).toSorted()).toEqual(names);
      for (const { msg } of told) expect(msg).toBe('Events could not be sent to an analytics service');
      expect(lines.join('')).not.toMatch(/gale@example\.com|Gale/);
      expect(await counted('failed')).toEqual(eachOf(1));
      service.answer = 200;
      store.passTime(60_000);
      await run(url);
      const after = (await readAnalyticsReport(store.db, new Date(0))).peers;
      expect(after.map(({ peer, waiting, givenUp }) => [peer, waiting, givenUp])).toEqual(
        names.map((name) => [name, 0, 0]),
      );
      expect(await counted('told')).toEqual(eachOf(1));
    },
  );

  it('that is slow or does not return JSON counts as successful, because its response body is not read', async () => {
    for (const answer of ['is slow', 200] as const) {
      await buy();
      service.answer = answer;
      await run(url);
    }
    expect(await counted('told')).toEqual(eachOf(2));
    expect(lines).toEqual([]);
  });

  it.each([401, 403, 404])(
    'that rejects the account with %s is given up immediately, without a retry',
    async (status) => {
      await buy();
      service.answer = status;
      await run(url);
      const asked = service.asked;
      store.passTime(24 * 60 * 60_000);
      await run(url);
      expect(service.asked).toBe(asked);
      const { peers } = await readAnalyticsReport(store.db, new Date(0));
      expect(peers.map(({ peer, givenUp }) => [peer, givenUp])).toEqual(names.map((name) => [name, 1]));
      expect(await counted('given_up')).toEqual(eachOf(1));
    },
  );

  it('gets events that it refused while the clock was ahead, once it is set back', async () => {
    const aheadMs = 400 * 24 * 60 * 60_000;
    store.passTime(aheadMs);
    await buy('performance');
    service.answer = 500;
    await run(url);
    const { asked } = service;
    store.passTime(-aheadMs);
    service.answer = 204;
    await run(url);
    expect(service.asked).toBe(2 * asked);
    await run(url);
    expect(service.asked).toBe(2 * asked);
  });

  it('is called once per run, however many events wait, while other work continues', async () => {
    for (let count = 0; count < 4; count += 1) await buy('performance');
    service.answer = 'hangs';
    await run(url, openPeers({ matomo: { url, siteId: 1 } }));
    expect(service.asked).toBe(1);
  });

  it.each([
    ['none', []],
    ['performance', ['googleAnalytics', 'matomo', 'reviewsPixel']],
    ['marketing', ['adConversion', 'affiliate', 'mailService']],
  ] as const)('gets no events that the shopper did not permit: %s [S6-consent-05]', async (consent, owed) => {
    await buy(consent);
    const rows = await store.db.selectFrom('analytics_deliveries').select('peer').execute();
    expect([...new Set(rows.map(({ peer }) => peer))].toSorted()).toEqual(owed);
  });
});
