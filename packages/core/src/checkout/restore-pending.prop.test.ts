import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toBase64 } from './base64-text.ts';
import { encodePending, type PendingOrder, pendingStorageKey } from './pending-order.ts';
import { restorePending } from './restore-pending.ts';

const savedAtMs = Date.parse('2026-11-21T12:00:00Z');
const hourMs = 3_600_000;

const arbitraryReference = () => fc.stringMatching(/^[A-Za-z0-9_-]{1,40}$/);

const arbitraryPending = (): fc.Arbitrary<PendingOrder> =>
  fc.record(
    {
      orderId: arbitraryReference(),
      storeId: fc.constantFrom(1, 2, 5),
      listId: fc.uuid(),
      transactionId: arbitraryReference(),
      kind: fc.constantFrom('challenge', 'redirect'),
      savedAtMs: fc.constant(savedAtMs),
    },
    { requiredKeys: ['orderId', 'storeId', 'listId', 'kind', 'savedAtMs'] },
  );

const pending: PendingOrder = {
  orderId: 'order-1',
  storeId: 1,
  listId: 'list-1',
  transactionId: 'txn-1',
  kind: 'challenge',
  savedAtMs,
};
const here = { storeId: 1, listId: 'list-1', now: savedAtMs } as const;

describe('stored pending order', () => {
  it('uses the key r_co_pending, encoded', () => {
    expect(pendingStorageKey).toBe('r_co_pending');
    expect(encodePending(pending)).not.toContain('order-1');
  });

  it('survives a round trip', () => {
    fc.assert(
      fc.property(arbitraryPending(), (stored) => {
        expect(restorePending(encodePending(stored), { ...stored, now: savedAtMs })).toEqual(stored);
      }),
    );
  });

  it('is resumed by its list, or by its own id if the list has changed', () => {
    const restored = (place: object) => restorePending(encodePending(pending), { ...here, ...place });
    expect(restored({})).toEqual(pending);
    expect(restored({ listId: 'list-2' })).toBeUndefined();
    expect(restored({ listId: 'list-2', orderId: 'order-1' })).toEqual(pending);
    expect(restored({ listId: undefined, orderId: 'order-2' })).toBeUndefined();
    expect(restored({ storeId: 2, orderId: 'order-1' })).toBeUndefined();
  });

  it('is resumed within 12 hours, not at 12 hours, also by a page with an older clock', () => {
    const at = (ms: number) => restorePending(encodePending(pending), { ...here, now: savedAtMs + ms });
    expect(at(12 * hourMs - 1)).toEqual(pending);
    expect(at(12 * hourMs)).toBeUndefined();
    expect(at(-1)).toEqual(pending);
    expect(at(-12 * hourMs)).toBeUndefined();
  });

  it('is discarded without throwing if invalid', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String(), fc.json().map(toBase64)), (text) => {
        expect(restorePending(text, here)).toBeUndefined();
      }),
    );
    expect(restorePending(null, here)).toBeUndefined();
  });

  it.each([
    ['leads to another address', { transactionId: '../../account' }],
    ['has an order number that is a URL', { orderId: 'x/../y' }],
    ['has an unknown kind', { kind: 'popup' }],
    ['has no time', { savedAtMs: 'now' }],
  ])('is discarded if it %s', (_what, change) => {
    const hostile = { ...pending, ...change };
    expect(
      restorePending(toBase64(JSON.stringify(hostile)), { ...here, orderId: String(hostile.orderId) }),
    ).toBeUndefined();
  });

  it('drops unknown properties, without prototype pollution', () => {
    const hostile = JSON.stringify({ ...pending, token: 'tok' }).replace('{', '{"__proto__":{"isHostile":true},');
    expect(restorePending(toBase64(hostile), here)).toEqual(pending);
    expect('isHostile' in {}).toBe(false);
  });
});
