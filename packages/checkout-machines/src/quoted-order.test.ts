import { describe, expect, it } from 'vitest';
import { fingerprintOf, quotedFor, situationOf } from './quoted-order.ts';

const shippable = { kind: 'shippable', fingerprint: 'two bars to Ohio' };

describe('a quote', () => {
  it('keeps the fingerprint of the order that was asked for', () => {
    expect(quotedFor(shippable, 15)).toEqual({ fingerprint: 'two bars to Ohio', quote: 15 });
    expect(fingerprintOf(shippable)).toBe('two bars to Ohio');
  });

  it('is none where nothing can be asked for', () => {
    expect(quotedFor({ kind: 'notReady' }, 15)).toBeUndefined();
    expect(fingerprintOf({ kind: 'notReady' })).toBeUndefined();
  });

  it('is asked for with the event’s order, or with the one from before where a reload has none', () => {
    const context = { situation: 'before' };
    expect(situationOf(context, { type: 'order.changed', situation: 'after' })).toBe('after');
    expect(situationOf(context, { type: 'rates.reload' })).toBe('before');
  });
});
