import { describe, expect, it } from 'vitest';
import {
  failedWith,
  fingerprintsAt,
  pathsInput as input,
  paymentSays,
  placedOrder,
  postcodes,
  shippingSays,
  taxSays,
} from '../testing/checkout-says.ts';
import { rateQuote, taxQuote } from '../testing/fixtures.ts';
import { deadEnds, reachableStates } from '../testing/reachable-states.ts';
import { checkoutMachine } from './checkout.machine.ts';
import { type CheckoutSnapshot, selectCanContinue, selectIsPlacing, selectStep } from './checkout.selectors.ts';
import { isShippingCurrent, isTaxCurrent } from './situations.ts';

const events = [
  ...postcodes.flatMap((postcode) => {
    const { shipping, tax } = fingerprintsAt(postcode);
    return [
      { type: 'shippingAddress.changed', address: { postcode } },
      shippingSays('valid', { fingerprint: shipping, quote: rateQuote(postcode) }),
      taxSays('valid', { fingerprint: tax, quote: taxQuote() }),
    ];
  }),
  shippingSays('loading'),
  shippingSays('error'),
  taxSays('error'),
  paymentSays('empty'),
  paymentSays('complete'),
  paymentSays('ready'),
  { type: 'step.continue' },
  { type: 'step.back' },
  { type: 'step.goTo', step: 'shipping' },
  { type: 'step.goTo', step: 'payment' },
  { type: 'step.goTo', step: 'review' },
  { type: 'order.place' },
  { type: 'order.reload' },
  { type: 'xstate.done.actor.placement', output: { kind: 'placed', order: placedOrder } },
  failedWith('wrong_product_price'),
  failedWith('payment_error'),
  failedWith('three_ds', { orderId: 'order-1', storeId: 1 }),
  { type: 'xstate.done.actor.reloadCart', output: { list: input.list, products: input.products } },
  { type: 'xstate.error.actor.reloadCart', error: new Error('down') },
  { type: 'xstate.done.actor.recheck', output: placedOrder },
  { type: 'xstate.error.actor.recheck', error: new Error('down') },
];

/** What tells two states of checkout apart, as far as these events reach. */
const essence = ({ value, context }: CheckoutSnapshot) => [
  value,
  context.shippingAddress.postcode,
  [context.shipping.state, context.shipping.quoted?.quote.transactionId],
  [context.tax.state, context.tax.quoted?.fingerprint],
  context.payment.state,
  context.isContinuing,
  context.unsettled !== undefined,
];

const vertices = reachableStates(checkoutMachine, input, events, essence);
const all = [...vertices.values()];
const after = (to: string) => vertices.get(to)?.snapshot;

describe('every path through checkout', () => {
  it('reaches every step', () => {
    const steps = new Set(all.map(({ snapshot }) => selectStep(snapshot)));
    expect([...steps].toSorted()).toEqual(['payment', 'placing', 'review', 'shipping', 'success']);
    expect(all.length).toBeGreaterThan(300);
  });

  it('can end in success from every state', () => {
    expect(deadEnds(vertices, (snapshot) => snapshot.matches('success'))).toEqual([]);
  });

  it('begins to place only a paid-for order whose shipping and tax are those on the screen', () => {
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

  it('enables Continue and Place order exactly where they lead on', () => {
    for (const { snapshot, next } of all) {
      const step = selectStep(snapshot);
      const command = step === 'review' ? 'order.place' : 'step.continue';
      const to = next.find(({ event }) => event === command)?.to;
      const then = to === undefined ? undefined : after(to);
      if (then === undefined || !snapshot.matches('editing')) continue;
      const leadsOn = selectStep(then) !== step || (then.context.isContinuing && !snapshot.context.isContinuing);
      if (!snapshot.context.isContinuing)
        expect(selectCanContinue(snapshot), JSON.stringify(essence(snapshot))).toBe(leadsOn);
    }
  });

  it('changes nothing of an order while it is being placed', () => {
    for (const { snapshot, next } of all.filter((vertex) => selectIsPlacing(vertex.snapshot))) {
      for (const { event, to } of next) {
        if (event.startsWith('xstate.')) continue;
        expect(essence(after(to) ?? snapshot), event).toEqual(essence(snapshot));
      }
    }
  });

  it('goes no further than success', () => {
    for (const { snapshot } of all.filter((vertex) => vertex.snapshot.matches('success'))) {
      expect(snapshot.status).toBe('done');
      expect(snapshot.context.placed?.orderId).toBe('order-1');
    }
  });
});
