import { createHash } from 'node:crypto';
import { adConversionContact } from '@ironcart/core/customer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnalyticsPeer, EventsMessage, PurchaseFacts } from './analytics-peer.ts';
import { openPeers } from './open-peers.ts';

const line = { sku: 'BAR-20', name: 'Club Bar', qty: 2, price: 285.5, rowTotal: 571, countsForAffiliates: true };

const purchase: PurchaseFacts = {
  orderId: '1000-0000-0042',
  siteCode: 'USA',
  reviewDeployment: 'US',
  currency: 'USD',
  subtotal: 1_071,
  grandTotal: 1_200.5,
  placedAt: '2026-11-20T10:00:00.000Z',
  email: ' Ada@Mail.Example ',
  contact: adConversionContact({ email: ' Ada@Mail.Example ', telephone: '(614) 358-6190', countryId: 'US' }),
  lines: [
    line,
    { ...line, sku: 'ROWER', name: 'Rower', qty: 1, price: 500, rowTotal: 500, countsForAffiliates: false },
  ],
};
const message = { kind: 'purchase', orderId: purchase.orderId, visitor: 'browser-1', isInternal: false } as const;

const events: EventsMessage = {
  kind: 'events',
  visitor: 'browser-1',
  isInternal: true,
  siteCode: 'USA',
  url: 'https://shop.example/bars',
  events: [
    { name: 'page_view', id: 'e1' },
    { name: 'product_view', id: 'e2', productId: 7 },
    { name: 'add_to_cart', id: 'e3', productId: 7, qty: 2, price: 285.5 },
    { name: 'checkout_step', id: 'e4', step: 0 },
    { name: 'checkout_step', id: 'e5', step: 3 },
    { name: 'purchase', id: 'e6', orderId: purchase.orderId },
  ],
};

const every = openPeers({
  matomo: { url: 'https://stats.example/matomo.php', siteId: 3 },
  googleAnalytics: { measurementId: 'G-1', apiSecret: 's' },
  mailService: { url: 'https://mail.example/commerce', apiKey: 'key' },
  affiliate: { url: 'https://affiliates.example/sales', merchantId: 'm-1' },
  adConversion: { url: 'https://ads.example/7/events', accessToken: 'token' },
  reviewsPixel: { url: 'https://reviews.example/pixel' },
});

const peerOf = (name: string): AnalyticsPeer => {
  const peer = every.find((known) => known.name === name);
  if (peer === undefined) throw new Error(`There is no peer ${name}`);
  return peer;
};

const told = async (request: Request | undefined) =>
  request && {
    to: `${request.method} ${request.url}`,
    authorization: request.headers.get('Authorization'),
    body: JSON.parse(await request.text()) as Record<string, unknown>,
  };

const hashed = (text: string) => createHash('sha256').update(text).digest('hex');

describe('purchase report', () => {
  it('to the mail service is the commerce update with the e-mail of the subscriber [S7-integ-04]', async () => {
    expect(await told(peerOf('mailService').ofPurchase(purchase, message))).toEqual({
      to: 'POST https://mail.example/commerce',
      authorization: 'Bearer key',
      body: {
        type: 'commerce_update',
        email: ' Ada@Mail.Example ',
        order: {
          orderId: '1000-0000-0042',
          placedAt: purchase.placedAt,
          currency: 'USD',
          subtotal: 1_071,
          grandTotal: 1_200.5,
          items: [
            { sku: 'BAR-20', name: 'Club Bar', qty: 2, price: 285.5 },
            { sku: 'ROWER', name: 'Rower', qty: 1, price: 500 },
          ],
        },
      },
    });
  });

  it('to affiliates contains only the lines with commission [S7-integ-06] [S9-affiliate-01] [S9-affiliate-02]', async () => {
    const sale = await told(peerOf('affiliate').ofPurchase(purchase, message));
    expect(sale?.body).toEqual({
      merchantId: 'm-1',
      orderId: '1000-0000-0042',
      currency: 'USD',
      amount: 571,
      items: [{ sku: 'BAR-20', name: 'Club Bar', qty: 2, price: 285.5 }],
    });
    const lines = purchase.lines.map((of) => ({ ...of, countsForAffiliates: false }));
    expect(peerOf('affiliate').ofPurchase({ ...purchase, lines }, message)).toBeUndefined();
  });

  it('sums exactly the lines with commission [S9-affiliate-01] [S9-affiliate-02]', async () => {
    const cents = fc.integer({ min: 0, max: 10_000_000 });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cents, fc.boolean()), { minLength: 1 }), async (rows) => {
        const lines = rows.map(([rowTotal, countsForAffiliates]) => ({
          ...line,
          rowTotal: rowTotal / 100,
          countsForAffiliates,
        }));
        const sale = await told(peerOf('affiliate').ofPurchase({ ...purchase, lines }, message));
        const counted = rows.filter(([, counts]) => counts);
        const sum = counted.reduce((all, [rowTotal]) => all + rowTotal, 0);
        expect(sale?.body.amount).toBe(counted.length === 0 ? undefined : sum / 100);
      }),
    );
  });

  it('to advertisers contains hashes of the trimmed e-mail and of ten digits of the telephone [S5-adconv-01] [S5-adconv-02]', async () => {
    const conversion = await told(peerOf('adConversion').ofPurchase(purchase, message));
    expect(conversion?.authorization).toBe('Bearer token');
    expect(conversion?.body).toEqual({
      data: [
        {
          event_name: 'Purchase',
          event_id: '1000-0000-0042',
          event_time: 1_795_168_800,
          action_source: 'website',
          user_data: { em: [hashed('ada@mail.example')], ph: [hashed('16143586190')] },
          custom_data: { currency: 'USD', value: 1_200.5 },
        },
      ],
    });
  });

  it.each([
    ['614 358 619', 'US'],
    ['1 614 358 6190', 'US'],
    ['614 358 6190', 'CA'],
  ] as const)('to advertisers contains no telephone for %s in %s [S5-adconv-01]', async (telephone, countryId) => {
    const contact = adConversionContact({ email: 'a@b.co', telephone, countryId });
    const conversion = await told(peerOf('adConversion').ofPurchase({ ...purchase, contact }, message));
    expect(JSON.stringify(conversion)).toContain(hashed('a@b.co'));
    expect(JSON.stringify(conversion)).not.toContain('"ph"');
  });

  it('to the reviews service contains products and deployment, without personal data [S7-integ-05]', async () => {
    const pixel = await told(peerOf('reviewsPixel').ofPurchase(purchase, message));
    expect(pixel?.body).toMatchObject({
      type: 'purchase',
      deployment: 'US',
      items: [{ sku: 'BAR-20' }, { sku: 'ROWER' }],
    });
    expect(JSON.stringify(pixel).toLowerCase()).not.toContain('ada@');
  });

  it.each(['matomo', 'googleAnalytics'])(
    'to %s contains its amounts and no personal data [S7-integ-03]',
    async (name) => {
      const hit = await told(peerOf(name).ofPurchase(purchase, message));
      const text = decodeURIComponent(JSON.stringify(hit));
      expect(text).toContain('1000-0000-0042');
      expect(text).toContain('1200.5');
      expect(text.toLowerCase()).not.toContain('ada@');
    },
  );
});

describe('event report', () => {
  it('to Matomo contains each event except the purchase, which is reported with its order [S7-integ-03]', async () => {
    const bulk = await told(peerOf('matomo').ofEvents?.(events));
    expect(bulk?.to).toBe('POST https://stats.example/matomo.php');
    const requests = (bulk?.body.requests ?? []) as string[];
    const hits = requests.map((hit) => Object.fromEntries(new URLSearchParams(hit)));
    expect(hits.map(({ e_c, e_a, _pks }) => _pks ?? [e_c, e_a].filter(Boolean).join(' '))).toEqual([
      '',
      '7',
      'cart add',
      'checkout step',
      'checkout step',
    ]);
    for (const hit of hits) {
      expect(hit).toMatchObject({ idsite: '3', rec: '1', url: 'https://shop.example/bars', dimension1: 'internal' });
      expect(hit._id).toMatch(/^[\da-f]{16}$/);
    }
  });

  it('to Google Analytics uses its event names, and marks staff as internal traffic [S7-integ-03] [S6-analytics-01]', async () => {
    const batch = await told(peerOf('googleAnalytics').ofEvents?.(events));
    expect(batch?.to).toBe('POST https://www.google-analytics.com/mp/collect?measurement_id=G-1&api_secret=s');
    const measured = (batch?.body.events ?? []) as { name: string; params: Record<string, unknown> }[];
    expect(measured.map(({ name }) => name)).toEqual([
      ...['page_view', 'view_item', 'add_to_cart', 'view_cart', 'checkout_progress'],
    ]);
    expect(measured.every(({ params }) => params.traffic_type === 'internal')).toBe(true);
  });

  it('is omitted without events, and for services that receive only purchases', () => {
    const bought = { ...events, events: events.events.slice(-1) };
    expect(every.map((peer) => peer.ofEvents?.(bought))).toEqual(every.map(() => undefined));
  });
});
