import { describe, expect, it } from 'vitest';
import { spokenStatusOf } from './spoken-status.ts';

describe('status messages of checkout for screen readers', () => {
  it('announce that rates are loading, loaded or failed', () => {
    const silent = { methodCount: 3, toPay: undefined };
    expect(spokenStatusOf({ ...silent, shipping: 'notReady' })).toBe('');
    expect(spokenStatusOf({ ...silent, shipping: 'loading' })).toBe('Shipping methods are loading.');
    expect(spokenStatusOf({ ...silent, shipping: 'valid' })).toBe('3 shipping methods.');
    expect(spokenStatusOf({ ...silent, shipping: 'valid', methodCount: 1 })).toBe('1 shipping method.');
    expect(spokenStatusOf({ ...silent, shipping: 'error' })).toBe('Shipping methods did not load.');
    const refusal = 'Nobody delivers this order to your address.';
    expect(spokenStatusOf({ ...silent, shipping: 'error', refusal })).toBe(refusal);
  });

  it('announce the amount due once it is known, and nothing else for an order without shipping', () => {
    expect(spokenStatusOf({ shipping: 'valid', methodCount: 0, toPay: '$12.00' })).toBe('To pay: $12.00.');
  });
});
