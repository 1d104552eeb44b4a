import { describe, expect, it } from 'vitest';
import { isVirtualOrder } from './virtual-items.ts';

const program = { type: 'virtual', metadata: {} } as const;
const bar = { type: 'simple', metadata: {} } as const;
const giftCard = (delivery?: 'email' | 'physical') =>
  ({ type: 'giftcard', metadata: delivery ? { giftcard: { delivery } } : {} }) as const;

describe('isVirtualOrder', () => {
  it('holds virtual products and gift cards by e-mail only [S4-ship-12]', () => {
    expect(isVirtualOrder([program, giftCard('email')])).toBe(true);
    expect(isVirtualOrder([program, bar])).toBe(false);
    expect(isVirtualOrder([giftCard('physical')])).toBe(false);
    expect(isVirtualOrder([])).toBe(false);
  });

  it('sends a gift card by e-mail unless it says otherwise [S9-giftcard-02]', () => {
    expect(isVirtualOrder([giftCard()])).toBe(true);
  });
});
