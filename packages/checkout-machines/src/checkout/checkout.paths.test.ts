import { describe, expect, it } from 'vitest';
import { checkoutEssence as essence, searchCheckout } from '../testing/checkout-search.ts';
import { deadEnds } from '../testing/reachable-states.ts';
import {
  type CheckoutSnapshot,
  selectCanContinue,
  selectIsPlacing,
  selectPlacedOrder,
  selectStep,
} from './checkout.selectors.ts';
import { isShippingCurrent, isTaxCurrent } from './situations.ts';

const vertices = searchCheckout();
const all = [...vertices.values()];
const isContinuing = (snapshot: CheckoutSnapshot) => snapshot.matches({ editing: { payment: 'continuing' } });
const after = (to: string) => vertices.get(to)?.snapshot;

describe('every path through the checkout machine', () => {
  it('reaches every step', () => {
    const steps = new Set(all.map(({ snapshot }) => selectStep(snapshot)));
    expect([...steps].toSorted()).toEqual(['payment', 'placing', 'review', 'shipping', 'success']);
    expect(all.length).toBeGreaterThan(300);
  });

  it('can end in success from every state', () => {
    expect(deadEnds(vertices, (snapshot) => snapshot.matches('success'))).toEqual([]);
  });

  it('starts placing only a paid order with current shipping and tax', () => {
    let entries = 0;
    for (const { snapshot, next } of all.filter((vertex) => !selectIsPlacing(vertex.snapshot))) {
      for (const { event, to } of next) {
        if (after(to)?.matches('placing') !== true) continue;
        entries += 1;
        expect(event).toBe('order.place');
        expect(snapshot.matches({ editing: 'review' })).toBe(true);
        expect(isShippingCurrent(snapshot.context)).toBe(true);
        expect(isTaxCurrent(snapshot.context)).toBe(true);
        expect(snapshot.context.payment.card).toBeDefined();
        const shipped = snapshot.context.shipping.quoted?.quote.transactionId;
        expect(shipped).toBe(snapshot.context.shippingAddress.postcode);
      }
    }
    expect(entries).toBeGreaterThan(0);
  });

  it('enables Continue and Place order exactly when they have an effect', () => {
    for (const { snapshot, next } of all) {
      const step = selectStep(snapshot);
      const command = step === 'review' ? 'order.place' : 'step.continue';
      const to = next.find(({ event }) => event === command)?.to;
      const then = to === undefined ? undefined : after(to);
      if (then === undefined || !snapshot.matches('editing')) continue;
      const leadsOn = selectStep(then) !== step || (isContinuing(then) && !isContinuing(snapshot));
      if (!isContinuing(snapshot)) expect(selectCanContinue(snapshot), JSON.stringify(essence(snapshot))).toBe(leadsOn);
    }
  });

  it('leaves an order unchanged while it is being placed', () => {
    for (const { snapshot, next } of all.filter((vertex) => selectIsPlacing(vertex.snapshot))) {
      for (const { event, to } of next) {
        if (event.startsWith('xstate.')) continue;
        expect(essence(after(to) ?? snapshot), event).toEqual(essence(snapshot));
      }
    }
  });

  it('ends at success', () => {
    for (const { snapshot } of all.filter((vertex) => vertex.snapshot.matches('success'))) {
      expect(snapshot.status).toBe('done');
      expect(selectPlacedOrder(snapshot)?.orderId).toBe('order-1');
    }
  });
});
