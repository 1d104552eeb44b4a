import { describe, expect, it } from 'vitest';
import { fingerprintOf, quotedFor, situationOf } from './quoted-order.ts';

const shippable = { kind: 'shippable', fingerprint: 'two bars to Ohio' };

describe('a quote', () => {
  it('keeps the fingerprint of the order that it was requested for', () => {
    expect(quotedFor(shippable, 15)).toEqual({ fingerprint: 'two bars to Ohio', quote: 15 });
    expect(fingerprintOf(shippable)).toBe('two bars to Ohio');
  });

  it('is missing if nothing can be requested', () => {
    expect(quotedFor({ kind: 'notReady' }, 15)).toBeUndefined();
    expect(fingerprintOf({ kind: 'notReady' })).toBeUndefined();
  });

  it("is requested with the event's order, or with the previous one on a reload", () => {
    const context = { situation: 'before' };
    expect(situationOf(context, { type: 'order.changed', situation: 'after' })).toBe('after');
    expect(situationOf(context, { type: 'rates.reload' })).toBe('before');
  });
});
