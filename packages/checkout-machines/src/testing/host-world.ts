import type { CheckoutEvent } from '../checkout/checkout.types.ts';
import { type CheckoutHost, createCheckoutHost, type HostOptions } from '../host/create-checkout-host.ts';
import { createVirtualClock } from '../replay/virtual-clock.ts';
import { settle } from '../settle.ts';
import { card, shopper } from './fixtures.ts';
import { memorySessions } from './memory-sessions.ts';
import { MODEL_START_MS, modelCalls, modelFacts, modelInput } from './model/model-ports.ts';
import { openModelStore } from './model/model-store.ts';

const LIST = 'list-1';

/** The events that lead from the first page to the review, and buy with a card. */
export const untilReview: readonly CheckoutEvent[] = [
  { type: 'shippingAddress.changed', address: shopper },
  { type: 'step.continue' },
  { type: 'payment.tokenReceived', card: { ...card, token: 'approved-card' } },
  { type: 'step.continue' },
];

/** A model store whose checkouts run on hosts: each call of `host()` simulates another process. */
export const openHostWorld = () => {
  const store = openModelStore();
  const sessions = memorySessions();
  const clock = createVirtualClock(MODEL_START_MS);
  const asked: string[] = [];
  const network = {
    send: async <Answer>(port: string, ask: () => Answer): Promise<Answer> => {
      asked.push(port);
      return ask();
    },
  };
  const host = (over: Partial<HostOptions> = {}): CheckoutHost =>
    createCheckoutHost({
      store: sessions,
      facts: modelFacts,
      ports: { ...modelCalls(network, store, LIST), now: clock.now },
      clock,
      release: 'first',
      ...over,
    });
  /** Advances time until a request has its response. */
  const answered = async <Answer>(request: Promise<Answer>): Promise<Answer> => {
    let isAnswered = false;
    const end = (): void => {
      isAnswered = true;
    };
    request.then(end, end);
    for (;;) {
      await settle();
      if (isAnswered) return request;
      clock.fireNext();
    }
  };
  return {
    answered,
    store,
    sessions,
    clock,
    /** The names of the ports in the order of their calls. */
    asked,
    host,
    ports: (): HostOptions['ports'] => ({ ...modelCalls(network, store, LIST), now: clock.now }),
    input: modelInput(store, LIST),
  };
};
