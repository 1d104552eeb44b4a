import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { pathsInput } from '../testing/checkout-says.ts';
import { paymentMethods } from '../testing/fixtures.ts';
import { selectStep } from './checkout.selectors.ts';
import { lateCheckoutMachine } from './late-checkout.machine.ts';
import { selectPayment } from './payment.selectors.ts';

const methods = async () => paymentMethods;

describe('checkout whose later machines come late', () => {
  it('takes what the shopper does at once, and knows the payment methods when their machine is there', async () => {
    const actor = createActor(lateCheckoutMachine, {
      input: { ...pathsInput, ports: { ...pathsInput.ports, paymentMethods: methods } },
    }).start();
    actor.send({ type: 'payment.chosen', choice: { kind: 'card', storesCard: true } });
    actor.send({ type: 'comments.changed', comments: 'Ring twice' });
    expect(actor.getSnapshot().context.comments).toBe('Ring twice');
    expect(selectStep(actor.getSnapshot())).toBe('shipping');
    await vi.waitFor(() => expect(selectPayment(actor.getSnapshot()).methodsState).toBe('known'));
    expect(selectPayment(actor.getSnapshot()).choice).toEqual({ kind: 'card', storesCard: true });
    actor.stop();
  });
});
