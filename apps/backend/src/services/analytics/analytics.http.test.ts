import { contract, type WireAnalyticsEvent } from '@ironcart/api/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { composeOrder, fillCart } from '../../testing/checkout-steps.ts';
import type { Shopper } from '../../testing/shopper.ts';
import { fixtureIds } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';
import { readAnalyticsReport } from './analytics-report.reader.ts';

/** Messages received by the peers, and their responses. */
const peers = { told: [] as { url: string; body: Record<string, unknown> }[], status: 200 };

const store = useTestStore({
  analytics: {
    internalDomains: ['staff.example'],
    matomo: { url: 'https://stats.example/matomo.php', siteId: 3 },
    mailService: { url: 'https://mail.example/commerce', apiKey: 'key' },
    affiliate: { url: 'https://affiliates.example/sales', merchantId: 'm-1' },
    reviewsPixel: { url: 'https://reviews.example/pixel' },
  },
  remoteFetch: async (request) => {
    peers.told.push({ url: request.url, body: (await request.json()) as Record<string, unknown> });
    return new Response(null, { status: peers.status });
  },
});
const { report } = contract.analytics;

const keyOf = (() => {
  let keys = 0;
  return () => {
    keys += 1;
    return `event-${keys}`;
  };
})();

const allowing = (shopper: Shopper, consent: string) => ({
  Cookie: [shopper.cookie(), `ironcart-consent=${consent}`].filter(Boolean).join('; '),
});

const tell = (shopper: Shopper, events: readonly WireAnalyticsEvent[], consent = 'performance.marketing') =>
  shopper.call(report, {
    headers: allowing(shopper, consent),
    body: { storeId: 1, visitor: 'browser-1', path: '/bars?q=secret', events: [...events] },
  });

const pageView = (): WireAnalyticsEvent => ({ name: 'page_view', id: keyOf() });

const order = async (email?: string) => {
  const shopper = store.shopper();
  const list = await fillCart(shopper, [{ productId: fixtureIds.bar, qty: 2 }]);
  const composed = await composeOrder(shopper, list, { nowMs: store.now().getTime() });
  const body = email === undefined ? composed : { ...composed, customer: { ...composed.customer, email } };
  const { orderId } = await shopper.call(contract.checkout.placeOrder, { body });
  return { shopper, orderId, body };
};

const kept = () => store.db.selectFrom('analytics_events').selectAll().orderBy('event_id').execute();
const told = (host: string) => peers.told.filter(({ url }) => new URL(url).host === host);

beforeEach(async () => {
  await store.db.deleteFrom('analytics_events').execute();
  await store.db.deleteFrom('analytics_deliveries').execute();
  peers.told.length = 0;
  peers.status = 200;
});

describe('analytics collector', () => {
  it('records the ship-to country selected by a customer, and sends it to the analytics services [S4-address-06]', async () => {
    await tell(store.shopper(), [{ name: 'default_shipping_address_set', id: keyOf(), countryId: 'CA' }]);
    expect(await kept()).toMatchObject([{ name: 'default_shipping_address_set', country_id: 'CA' }]);
    await store.backend.reconcile();
    const [hit] = told('stats.example').flatMap(({ body }) => body.requests as string[]);
    expect(hit).toContain('e_a=default_shipping_address_set&e_n=CA');
  });

  it('stores each event once, with the URL of its page without the query, however often it is reported [S7-integ-03]', async () => {
    const shopper = store.shopper();
    const events: WireAnalyticsEvent[] = [
      pageView(),
      { name: 'add_to_cart', id: keyOf(), productId: fixtureIds.bar, qty: 2, price: 285.5 },
      { name: 'checkout_step', id: keyOf(), step: 2 },
    ];
    await tell(shopper, events);
    await tell(shopper, [...events, pageView()]);
    expect((await kept()).map(({ name, path }) => [name, path])).toEqual([
      ['page_view', '/bars'],
      ['add_to_cart', '/bars'],
      ['checkout_step', '/bars'],
      ['page_view', '/bars'],
    ]);
    expect(shopper.cookie()).toBeUndefined();
  });

  it.each(['none', 'marketing', 'functional'])(
    'stores nothing if the shopper permits %s [S6-consent-05]',
    async (consent) => {
      await tell(store.shopper(), [pageView()], consent);
      expect(await kept()).toEqual([]);
    },
  );

  it.each([
    [1, 1],
    [34, 0],
  ] as const)(
    'follows the default of the site without a decision: store %i [S6-consent-02] [S6-consent-04]',
    async (storeId, count) => {
      const body = { storeId, visitor: 'browser-1', path: '/', events: [pageView()] };
      await store.shopper().call(report, { body });
      expect(await kept()).toHaveLength(count);
    },
  );

  it('counts a purchase once per order, however often the confirmation is opened [S7-integ-03]', async () => {
    const { shopper, orderId } = await order();
    for (let opened = 0; opened < 3; opened += 1) await tell(shopper, [{ name: 'purchase', id: keyOf(), orderId }]);
    expect(await kept()).toMatchObject([{ name: 'purchase', order_id: orderId }]);
    await store.backend.reconcile();
    for (const host of ['stats.example', 'mail.example', 'affiliates.example', 'reviews.example']) {
      expect(told(host), host).toHaveLength(1);
    }
  });

  it('rejects a purchase of another shopper, or of an unknown order', async () => {
    const { orderId } = await order();
    const events = [orderId, 'AAAA-AAAA-AAAA'].map((of) => ({ name: 'purchase', id: keyOf(), orderId: of }) as const);
    await tell(store.shopper(), events);
    await store.backend.reconcile();
    expect([await kept(), peers.told]).toEqual([[], []]);
  });

  it('recognizes internal staff by e-mail, and counts them separately [S6-analytics-01]', async () => {
    const staff = await order('bo@staff.example');
    const shopper = await order('ada@mail.example');
    for (const { shopper: who, orderId } of [staff, shopper])
      await tell(who, [{ name: 'purchase', id: keyOf(), orderId }]);
    expect((await kept()).map(({ is_internal }) => is_internal)).toEqual([true, false]);
    const { sites } = await readAnalyticsReport(store.db, new Date(0));
    expect(sites).toMatchObject([{ siteCode: 'USA', purchases: 1, internalEvents: 1 }]);
  });

  it('has no effect on prices and responses for staff [S6-analytics-02]', async () => {
    const orders = await Promise.all(['bo@staff.example', 'bo@mail.example'].map((email) => order(email)));
    const seen = await Promise.all(
      orders.map(async ({ shopper, orderId }) => {
        const answer = await shopper.call(contract.checkout.getOrder, {
          params: { id: orderId },
          query: { storeId: 1 },
        });
        const { totals, items, payment, status } = answer;
        return {
          totals,
          status,
          payment: payment.amount,
          items: items.map(({ sku, price, qty }) => ({ sku, price, qty })),
        };
      }),
    );
    expect(seen[0]).toEqual(seen[1]);
  });
});

describe('analytics services', () => {
  it('receive only what the shopper permits: marketing without performance receives only purchases [S7-integ-04] [S7-integ-06]', async () => {
    const { shopper, orderId } = await order();
    await tell(shopper, [pageView(), { name: 'purchase', id: keyOf(), orderId }], 'marketing');
    await store.backend.reconcile();
    expect(await kept()).toEqual([]);
    expect(peers.told.map(({ url }) => new URL(url).host).toSorted()).toEqual(['affiliates.example', 'mail.example']);
  });

  it('receive no personal data for performance without marketing [S7-integ-03] [S7-integ-05]', async () => {
    const { shopper, orderId, body } = await order();
    await tell(shopper, [pageView(), { name: 'purchase', id: keyOf(), orderId }], 'performance');
    await store.backend.reconcile();
    expect(new Set(peers.told.map(({ url }) => new URL(url).host))).toEqual(
      new Set(['stats.example', 'reviews.example']),
    );
    expect(JSON.stringify(peers.told)).not.toContain(body.customer.email);
  });

  it('that are unavailable do not affect shoppers, are retried, and appear in the report [S7-integ-04]', async () => {
    const { shopper, orderId } = await order();
    peers.status = 503;
    expect(await tell(shopper, [{ name: 'purchase', id: keyOf(), orderId }], 'marketing')).toEqual({ success: true });
    await store.backend.reconcile();
    const down = (await readAnalyticsReport(store.db, new Date(0))).peers;
    expect(down.map(({ peer, waiting, lastFault }) => [peer, waiting, lastFault])).toEqual([
      ['affiliate', 1, 'It answers 503'],
      ['mailService', 1, 'It answers 503'],
    ]);
    peers.status = 200;
    store.passTime(60_000);
    await store.backend.reconcile();
    const up = (await readAnalyticsReport(store.db, new Date(0))).peers;
    expect(up.map(({ delivered, waiting }) => [delivered, waiting])).toEqual([
      [1, 0],
      [1, 0],
    ]);
    const rows = await store.db.selectFrom('analytics_deliveries').select('message').execute();
    expect(rows.map(({ message }) => message)).toEqual([{}, {}]);
  });

  it('that reject a message permanently are not retried', async () => {
    const { shopper, orderId } = await order();
    peers.status = 401;
    await tell(shopper, [{ name: 'purchase', id: keyOf(), orderId }], 'marketing');
    for (let again = 0; again < 3; again += 1) {
      await store.backend.reconcile();
      store.passTime(24 * 60 * 60_000);
    }
    expect(peers.told).toHaveLength(2);
    const { peers: reported } = await readAnalyticsReport(store.db, new Date(0));
    expect(reported.map(({ givenUp, lastFault }) => [givenUp, lastFault])).toEqual([
      [1, 'It answers 401'],
      [1, 'It answers 401'],
    ]);
  });
});
