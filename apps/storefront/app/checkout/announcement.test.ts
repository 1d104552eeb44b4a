import { describe, expect, it } from 'vitest';
import { announcementOf } from './announcement.ts';

describe('checkout says aloud', () => {
  it('that rates load, that they are there, and that they failed', () => {
    const silent = { methodCount: 3, toPay: undefined };
    expect(announcementOf({ ...silent, shipping: 'notReady' })).toBe('');
    expect(announcementOf({ ...silent, shipping: 'loading' })).toBe('Shipping methods are loading.');
    expect(announcementOf({ ...silent, shipping: 'valid' })).toBe('3 shipping methods.');
    expect(announcementOf({ ...silent, shipping: 'valid', methodCount: 1 })).toBe('1 shipping method.');
    expect(announcementOf({ ...silent, shipping: 'error' })).toBe('Shipping methods did not load.');
  });

  it('what is to pay once it is known, and of an order that ships nothing only that', () => {
    expect(announcementOf({ shipping: 'valid', methodCount: 0, toPay: '$12.00' })).toBe('To pay: $12.00.');
  });
});
