import { describe, expect, it } from 'vitest';
import { openCheckout } from '../testing/checkout-world.ts';
import {
  selectBlockedReason,
  selectChallenge,
  selectIsPlacing,
  selectPlacedOrder,
  selectStep,
  selectTotals,
} from './checkout.selectors.ts';

describe('the way through checkout', () => {
  it('leads a guest from the address to a placed order', async () => {
    const world = openCheckout();
    expect(selectStep(world.snapshot())).toBe('shipping');
    await world.reachReview();
    expect(selectBlockedReason(world.snapshot())).toBeUndefined();
    expect(selectStep(world.snapshot())).toBe('review');
    expect(selectTotals(world.snapshot()).grandTotalIncludingTax).toBe(20_000 + 1_500 + 800);
    await world.placeOrder();
    expect(selectStep(world.snapshot())).toBe('placing');
    await world.place.last().answer(world.accepted('published'));
    expect(selectIsPlacing(world.snapshot())).toBe(true);
    await world.advance(500);
    expect(selectStep(world.snapshot())).toBe('success');
    expect(selectPlacedOrder(world.snapshot())?.orderId).toBe('order-1');
    expect(selectChallenge(world.snapshot())).toBeUndefined();
    expect(world.storage.get('r_co')).toBeNull();
  });
});
