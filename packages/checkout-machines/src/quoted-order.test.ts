import { describe, expect, it } from 'vitest';
import { fingerprintOf, type OrderSituation, quotedFor, quoteFactsOf, requestOf, situationOf } from './quoted-order.ts';

const quotable: OrderSituation<string> = { kind: 'quotable', fingerprint: 'two bars to Ohio', request: 'the bars' };
const notReady: OrderSituation<string> = { kind: 'notReady' };

describe('quote for an order', () => {
  it('keeps the fingerprint of the order for which it was requested', () => {
    expect(quotedFor(quotable, 15)).toEqual({ fingerprint: 'two bars to Ohio', quote: 15 });
    expect(fingerprintOf(quotable)).toBe('two bars to Ohio');
    expect(requestOf(quotable)).toBe('the bars');
  });

  it('is undefined if nothing can be requested', () => {
    expect(quotedFor(notReady, 15)).toBeUndefined();
    expect(fingerprintOf(notReady)).toBeUndefined();
    expect(() => requestOf(notReady)).toThrow('quotable');
  });

  it('is requested with the order of the event, or with the previous order on a reload', () => {
    const context = { situation: 'before' };
    expect(situationOf(context, { type: 'order.changed', situation: 'after' })).toBe('after');
    expect(situationOf(context, { type: 'rates.reload' })).toBe('before');
  });

  it('is shown for its own order only', () => {
    const context = { situation: quotable, quoted: { fingerprint: 'two bars to Ohio', quote: 15 }, failure: 'offline' };
    expect(quoteFactsOf({ value: 'valid', context })).toMatchObject({ quoted: { quote: 15 }, failure: undefined });
    expect(quoteFactsOf({ value: 'valid', context: { ...context, situation: notReady } }).quoted).toBeUndefined();
    expect(quoteFactsOf({ value: 'error', context })).toMatchObject({ quoted: undefined, failure: 'offline' });
  });
});
