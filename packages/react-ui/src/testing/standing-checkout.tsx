import type { CheckoutActor, CheckoutSnapshot } from '@ironcart/checkout-machines';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CheckoutProvider } from '../bindings/checkout/checkout-context.ts';
import { sampleCheckout } from './sample-checkout.ts';

type Context = CheckoutSnapshot['context'];

/** The first state of the sample checkout, with some facts replaced. */
export const checkoutWith = ({
  payment = {},
  ...facts
}: Partial<Omit<Context, 'payment'>> & { readonly payment?: Partial<Context['payment']> }): CheckoutSnapshot => {
  const snapshot = sampleCheckout().actor.getSnapshot();
  const { context } = snapshot;
  return { ...snapshot, context: { ...context, ...facts, payment: { ...context.payment, ...payment } } };
};

/** An inert checkout actor with a fixed snapshot, and the events that were sent to it. */
export const standingCheckout = (snapshot: unknown) => {
  const sent: unknown[] = [];
  const actor = {
    getSnapshot: () => snapshot,
    subscribe: () => ({ unsubscribe: () => undefined }),
    on: () => ({ unsubscribe: () => undefined }),
    send: (event: unknown) => sent.push(event),
  };
  return { actor: actor as unknown as CheckoutActor, sent };
};

/** Renders a part of checkout in one of its states. */
export const renderStanding = async (snapshot: unknown, part: ReactNode) => {
  const { actor, sent } = standingCheckout(snapshot);
  const view = render(<CheckoutProvider value={actor}>{part}</CheckoutProvider>);
  await act(() => new Promise(setImmediate));
  return { ...view, sent };
};
