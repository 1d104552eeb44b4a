import { describe, expect, it, vi } from 'vitest';
import { attachApplePay } from '../apple-pay/attach-apple-pay.ts';
import { selectAddressIssues, selectStep } from '../checkout/checkout.selectors.ts';
import type { CheckoutEvent } from '../checkout/checkout.types.ts';
import { openCheckout } from '../testing/checkout-world.ts';
import { shopper } from '../testing/fixtures.ts';
import { createLateCheckout } from './late-checkout.ts';

const emailFirst = { config: { asksEmailFirst: true } };

/** A late checkout that shows the current state of a world's checkout. */
const lateAt = ({ snapshot }: Pick<ReturnType<typeof openCheckout>, 'snapshot'>, onPress?: () => void) => {
  const { value, context } = snapshot();
  return createLateCheckout({ value, context }, onPress);
};

const enter = (send: (event: CheckoutEvent) => void): void => {
  send({ type: 'email.changed', email: 'late@example.com' });
  send({ type: 'shippingAddress.changed', address: { city: 'Columbus' } });
};

describe('checkout placeholder while the machines are loading', () => {
  it('shows entered values, with the field rules applied', () => {
    const { actor } = lateAt(openCheckout());
    const heard = vi.fn();
    const { unsubscribe } = actor.subscribe(heard);
    const lacks = () => selectAddressIssues(actor.getSnapshot()).shipping.map(({ path }) => path);
    expect([selectStep(actor.getSnapshot()), lacks().includes('city')]).toEqual(['shipping', true]);
    enter(actor.send);
    expect(actor.getSnapshot().context.shippingAddress).toMatchObject({ email: 'late@example.com', city: 'Columbus' });
    expect(lacks()).not.toContain('city');
    expect(heard).toHaveBeenCalledTimes(2);
    unsubscribe();
    actor.send({ type: 'comments.changed', comments: 'Ring' });
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('forwards entered values and pressed buttons to the loaded checkout, and shows its state from then on', () => {
    const world = openCheckout(emailFirst);
    const onPress = vi.fn();
    const { actor, arrive } = lateAt(world, onPress);
    const heard = vi.fn();
    actor.subscribe(heard);
    actor.send({ type: 'email.changed', email: shopper.email });
    actor.send({ type: 'step.continue' });
    expect([selectStep(actor.getSnapshot()), onPress.mock.calls.length]).toEqual(['start', 1]);
    arrive(world.actor);
    expect(selectStep(actor.getSnapshot())).toBe('shipping');
    expect(actor.getSnapshot()).toBe(world.snapshot());
    heard.mockClear();
    actor.send({ type: 'shippingAddress.changed', address: { city: 'Dayton' } });
    expect(world.snapshot().context.shippingAddress.city).toBe('Dayton');
    expect(heard).toHaveBeenCalled();
    actor.stop();
    expect(world.actor.getSnapshot().status).toBe('stopped');
  });

  it('keeps the server-rendered state until the page is hydrated', () => {
    const world = openCheckout();
    const served = world.snapshot().context;
    const { actor, arrive } = lateAt(world);
    enter(actor.send);
    arrive(world.actor);
    const watched: { getServerSnapshot?: () => { readonly context: unknown } } = actor as never;
    expect(watched.getServerSnapshot?.().context).toBe(served);
  });

  it('forwards Continue only on the step where it was pressed, because a draft may have another step', async () => {
    const start = openCheckout(emailFirst);
    const { actor, arrive } = lateAt(start);
    actor.send({ type: 'comments.changed', comments: 'Ring' });
    actor.send({ type: 'step.continue' });
    // A customer's checkout has no start.
    const further = openCheckout();
    await further.fillShipping();
    arrive(further.actor);
    expect([selectStep(further.snapshot()), further.snapshot().context.comments]).toEqual(['shipping', 'Ring']);
  });

  it('goes to the server-rendered step, if the draft has reached it', async () => {
    const { actor, arrive } = lateAt(openCheckout());
    const further = openCheckout();
    await further.fillShipping();
    further.actor.send({ type: 'step.continue' });
    expect(selectStep(further.snapshot())).toBe('payment');
    arrive(further.actor);
    expect(selectStep(actor.getSnapshot())).toBe('shipping');
  });

  it('forwards emitted events of the loaded checkout until unsubscribed', () => {
    const world = openCheckout();
    const { actor, arrive } = lateAt(world);
    const [before, after] = [vi.fn(), vi.fn()];
    const first = actor.on('command.refused', before);
    arrive(world.actor);
    const second = actor.on('command.refused', after);
    actor.send({ type: 'order.reload' });
    expect([before.mock.calls.length, after.mock.calls.length]).toEqual([1, 1]);
    first.unsubscribe();
    second.unsubscribe();
    actor.send({ type: 'order.reload' });
    expect([before.mock.calls.length, after.mock.calls.length]).toEqual([1, 1]);
  });

  it('shares its clock with attached actors', () => {
    const world = openCheckout();
    const { actor, arrive } = lateAt(world);
    arrive(world.actor);
    expect(actor.clock).toBe(world.actor.clock);
    const command = vi.fn();
    const applePay = attachApplePay(actor, { storeName: 'Halden', command });
    applePay.detach();
  });
});
