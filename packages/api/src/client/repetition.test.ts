import { money } from '@ironcart/core/money';
import { arbitraryOrder } from '@ironcart/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlaceableOrder } from '../codec/order.ts';
import { createFakeWire, json, refusal } from '../testing/fake-wire.ts';
import { wireSampleList, wireSampleProduct } from '../testing/wire-samples.ts';

const [sampled] = fc.sample(arbitraryOrder(), { numRuns: 1, seed: 7 });
if (sampled?.billingAddress === undefined) throw new Error('The sample order has a billing address');
const order: PlaceableOrder = { ...sampled, billingAddress: sampled.billingAddress };

const tooMany = (retryAfter?: string) =>
  new Response(JSON.stringify({ error: { type: 'too_many_requests', message: 'Slow down' } }), {
    status: 429,
    headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter },
  });

describe('call rejected by a rate limit', () => {
  it('is retried after the seconds in Retry-After', async () => {
    const wire = createFakeWire((_, index) => (index === 0 ? tooMany('7') : json(wireSampleProduct)));
    await wire.client.content.product(12);
    expect(wire.waits).toEqual([7_000]);
  });

  it('is retried at the date in Retry-After', async () => {
    const wire = createFakeWire((_, index) =>
      index === 0 ? tooMany('Tue, 03 Feb 2026 04:05:16 GMT') : json(wireSampleProduct),
    );
    await wire.client.content.product(12);
    expect(wire.waits).toEqual([10_000]);
  });

  it('fails immediately if Retry-After exceeds 30 s', async () => {
    const wire = createFakeWire(() => tooMany('31'));
    await expect(wire.client.content.product(12)).rejects.toMatchObject({ code: 'too_many_requests', status: 429 });
    expect(wire.sent).toHaveLength(1);
  });

  it('is retried after exactly 30 s, and immediately for a date in the past', async () => {
    const answers = [tooMany('30'), tooMany('Tue, 03 Feb 2026 04:05:00 GMT'), json(wireSampleProduct)];
    const wire = createFakeWire((_, index) => answers[index] ?? tooMany());
    await wire.client.content.product(12);
    expect(wire.waits).toEqual([30_000, 0]);
  });

  it.each(['', 'soon'])('is retried after the default interval if Retry-After is %j', async (unreadable) => {
    const wire = createFakeWire((_, index) => (index === 0 ? tooMany(unreadable) : json(wireSampleProduct)));
    await wire.client.content.product(12);
    expect(wire.waits).toEqual([500]);
  });

  it('fails immediately if a visitor waits for the caller', async () => {
    const wire = createFakeWire(() => tooMany('1'), { waitsWhenLimited: false });
    await expect(wire.client.content.product(12)).rejects.toMatchObject({ code: 'too_many_requests' });
    expect(wire.sent).toHaveLength(1);
  });

  it('fails after three retries', async () => {
    const wire = createFakeWire(() => tooMany());
    await expect(wire.client.content.product(12)).rejects.toMatchObject({ code: 'too_many_requests' });
    expect(wire.waits).toEqual([500, 1_000, 1_500]);
  });

  it('is retried if it is a POST that only reads', async () => {
    const wire = createFakeWire((_, index) => (index === 0 ? tooMany('1') : json({ fiveShipForFive: true })));
    await expect(wire.client.checkout.promotionStatus('ada@mail.example')).resolves.toMatchObject({
      fiveShipForFive: true,
    });
  });

  it('is not retried if it adds data', async () => {
    const wire = createFakeWire(() => tooMany('1'));
    await expect(wire.client.lists.addItems('list-1', [{ productId: 12, qty: 1 }])).rejects.toMatchObject({
      code: 'too_many_requests',
    });
    expect(wire.sent).toHaveLength(1);
  });
});

describe('order placement call', () => {
  it.each([
    ['a lost response', () => Promise.reject(new TypeError('fetch failed')), 'no_response'],
    ['a rate limit', () => tooMany('1'), 'too_many_requests'],
    ['a server error', () => refusal(500, 'internal_error'), 'internal_error'],
    ['a gateway timeout', () => new Response('', { status: 504 }), 'http_504'],
  ])('is never retried after %s', async (_, answer, code) => {
    const wire = createFakeWire(answer, { isOnline: () => true });
    await expect(wire.client.checkout.place(order)).rejects.toMatchObject({ code });
    expect(wire.sent).toHaveLength(1);
  });
});

describe('other modifying calls', () => {
  it('are not retried after a lost response', async () => {
    const wire = createFakeWire(() => Promise.reject(new TypeError('fetch failed')), { isOnline: () => true });
    await expect(wire.client.lists.updateItem('list-1', 'line-1', { qty: 3 })).rejects.toMatchObject({
      code: 'no_response',
    });
    expect(wire.sent).toHaveLength(1);
  });

  it('return the whole list', async () => {
    const wire = createFakeWire(() => json(wireSampleList));
    const item = {
      productId: 12,
      qty: 1,
      metadata: { giftcard: { delivery: 'email' as const, amount: money(5_000) } },
    };
    await expect(wire.client.lists.addItems('list-1', [item])).resolves.toMatchObject({ items: [{ qty: 2 }] });
    expect(wire.sent[0]?.body).toEqual({
      items: [{ productId: 12, qty: 1, metadata: { giftcard: { delivery: 'email', amount: 50 } } }],
    });
  });
});
