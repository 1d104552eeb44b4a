import { describe, expect, it } from 'vitest';
import { isVirtualOrder } from './virtual-items.ts';

const program = { type: 'virtual', metadata: {} } as const;
const bar = { type: 'simple', metadata: {} } as const;
const giftCard = (delivery?: 'email' | 'physical') =>
  ({ type: 'giftcard', metadata: delivery ? { giftcard: { delivery } } : {} }) as const;

describe('isVirtualOrder', () => {
  it('is true for virtual products and e-mailed gift cards only [S4-ship-12]', () => {
    expect(isVirtualOrder([program, giftCard('email')])).toBe(true);
    expect(isVirtualOrder([program, bar])).toBe(false);
    expect(isVirtualOrder([giftCard('physical')])).toBe(false);
    expect(isVirtualOrder([])).toBe(false);
  });

  it('treats a gift card as e-mailed by default [S9-giftcard-02]', () => {
    expect(isVirtualOrder([giftCard()])).toBe(true);
  });
});
