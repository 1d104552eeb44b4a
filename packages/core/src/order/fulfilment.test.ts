import { describe, expect, it } from 'vitest';
import { type OrderFulfilment, type OrderStateFacts, orderState } from './fulfilment.ts';

const at = '2026-11-21T09:30:00.000Z';
const untouched: OrderFulfilment = { toShip: 3, shipped: 0, delivered: 0, returned: 0, returnable: 0 };

const stateOf = (fulfilment: Partial<OrderFulfilment>, facts: Partial<OrderStateFacts> = {}) =>
  orderState({ status: 'payment_complete', fulfilment: { ...untouched, ...fulfilment }, ...facts });

describe('fulfilment state of an order', () => {
  it('follows its pieces from payment to return', () => {
    expect(stateOf({})).toBe('payment_complete');
    expect(stateOf({ packedAt: at })).toBe('packed');
    expect(stateOf({ packedAt: at, shipped: 1 })).toBe('partly_shipped');
    expect(stateOf({ shipped: 1, delivered: 1 })).toBe('partly_shipped');
    expect(stateOf({ shipped: 3, delivered: 1 })).toBe('shipped');
    expect(stateOf({ shipped: 3, delivered: 3, returnable: 2 })).toBe('delivered');
    expect(stateOf({ shipped: 3, delivered: 3, returned: 1 })).toBe('partly_returned');
    expect(stateOf({ shipped: 3, delivered: 3, returned: 3 })).toBe('returned');
  });

  it('equals the order status before acceptance, without data on its goods, and without shipped goods', () => {
    for (const status of ['new', 'payment_pending', 'payment_error'] as const) {
      expect(stateOf({ packedAt: at }, { status })).toBe(status);
    }
    expect(orderState({ status: 'published' })).toBe('published');
    expect(stateOf({ toShip: 0 })).toBe('payment_complete');
  });

  it('is cancelled for a cancelled order, whatever its status', () => {
    expect(stateOf({}, { cancelledAt: at })).toBe('cancelled');
    expect(orderState({ status: 'published', cancelledAt: at })).toBe('cancelled');
  });
});
