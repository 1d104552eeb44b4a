import { describe, expect, it } from 'vitest';
import { orderIdOf } from './order-id.ts';

describe('orderIdOf', () => {
  it('is readable, and uses as many bits as possible', () => {
    expect(orderIdOf(Uint8Array.from({ length: 12 }, (_, index) => index))).toBe('0123-4567-89AB');
    expect(orderIdOf(new Uint8Array(12).fill(255))).toBe('ZZZZ-ZZZZ-ZZZZ');
    expect(() => orderIdOf(new Uint8Array(11))).toThrow(RangeError);
  });
});
