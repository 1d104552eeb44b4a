import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryOrder } from '../testing/arbitrary-order.ts';
import { isCancellable } from './cancellation.ts';

const anyItems = arbitraryOrder().map(({ items }) => items);
const moment = fc.option(fc.constant('2026-11-21T09:30:00.000Z'), { nil: undefined });
const bar = { type: 'simple', metadata: {} } as const;
const untouched = { status: 'published', packedAt: undefined, cancelledAt: undefined, hasReturns: false } as const;

describe('cancellable order', () => {
  it('is accepted but not yet processed', () => {
    const statuses = fc.constantFrom('new', 'payment_pending', 'published', 'payment_complete', 'payment_error');
    fc.assert(
      fc.property(
        anyItems,
        statuses,
        moment,
        moment,
        fc.boolean(),
        (items, status, packedAt, cancelledAt, hasReturns) => {
          const isAccepted = status === 'published' || status === 'payment_complete';
          const wasTouched = packedAt !== undefined || cancelledAt !== undefined || hasReturns;
          if (isAccepted && !wasTouched) return;
          expect(isCancellable({ items, status, packedAt, cancelledAt, hasReturns })).toBe(false);
        },
      ),
    );
    expect(isCancellable({ ...untouched, items: [bar] })).toBe(true);
    expect(isCancellable({ ...untouched, status: 'payment_complete', items: [bar] })).toBe(true);
    expect(isCancellable({ ...untouched, items: [] })).toBe(false);
  });

  it('contains no goods that were delivered immediately', () => {
    const program = { type: 'virtual', metadata: {} } as const;
    const card = (delivery: 'email' | 'physical') =>
      ({ type: 'giftcard', metadata: { giftcard: { delivery } } }) as const;
    expect(isCancellable({ ...untouched, items: [bar, program] })).toBe(false);
    expect(isCancellable({ ...untouched, items: [bar, card('email')] })).toBe(false);
    expect(isCancellable({ ...untouched, items: [bar, card('physical')] })).toBe(true);
    expect(isCancellable({ ...untouched, items: [bar, program] }, new Set([program]))).toBe(true);
    expect(isCancellable({ ...untouched, items: [program, card('email')] }, new Set([program]))).toBe(false);
  });
});
