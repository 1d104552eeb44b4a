import { checkoutSteps } from '@ironcart/core/checkout';
import { type CheckoutActor, type CheckoutSnapshot, selectStep } from '../checkout/checkout.selectors.ts';
import type { CheckoutEmitted, CheckoutEvent } from '../checkout/checkout.types.ts';
import { changesOfEntry, isEntry } from '../checkout/entries.ts';
import { type CheckoutStateData, standingSnapshot } from './standing-snapshot.ts';

interface Subscription {
  unsubscribe(): void;
}

interface EmittedListener {
  readonly type: CheckoutEmitted['type'];
  readonly hear: (emitted: never) => void;
  inner?: Subscription | undefined;
}

export interface LateCheckout {
  /** For views, before and after the checkout machines have loaded. */
  readonly actor: CheckoutActor;
  /** Hands over to the running checkout: sends it everything that was entered in the meantime. */
  arrive(running: CheckoutActor): void;
}

const isPage = (snapshot: CheckoutSnapshot): boolean => snapshot.matches('editing');

/**
 * A checkout whose machines are still loading. It shows the server-rendered state and accepts input: fields keep their
 * texts, and their validation works. Everything else waits for the running checkout. A press of Continue is forwarded
 * only if the running checkout is on the same step, because the device's draft may have moved it to another one.
 * @param onPress called when Continue was pressed and is pending
 */
export const createLateCheckout = (served: CheckoutStateData, onPress: () => void = () => undefined): LateCheckout => {
  const first = standingSnapshot(served);
  let standing = first;
  let full: CheckoutActor | undefined;
  const waiting: CheckoutEvent[] = [];
  const listeners = new Set<() => void>();
  const emittedListeners = new Set<EmittedListener>();

  const tell = (): void => {
    for (const listener of listeners) listener();
  };

  const connect = (running: CheckoutActor, listener: EmittedListener): void => {
    listener.inner = running.on(listener.type, listener.hear as never);
  };

  const send = (event: CheckoutEvent): void => {
    if (full !== undefined) {
      full.send(event);
      return;
    }
    waiting.push(event);
    if (event.type === 'step.continue') onPress();
    if (!isEntry(event)) return;
    const { context } = standing;
    standing = standingSnapshot({ ...served, context: { ...context, ...changesOfEntry(context, event) } });
    tell();
  };

  const arrive = (running: CheckoutActor): void => {
    for (const listener of emittedListeners) connect(running, listener);
    const step = checkoutSteps.find((one) => one === selectStep(first));
    const isAtStep = () => selectStep(running.getSnapshot()) === step;
    if (step !== undefined && !isAtStep() && isPage(running.getSnapshot())) running.send({ type: 'step.goTo', step });
    const isThere = isAtStep();
    for (const event of waiting) if (isThere || event.type !== 'step.continue') running.send(event);
    full = running;
    running.subscribe({ next: tell, complete: tell });
    tell();
  };

  const actor = {
    /** Actors attached to checkout, such as Apple Pay, use its clock. */
    get clock() {
      return full?.clock;
    },
    send,
    getSnapshot: () => full?.getSnapshot() ?? standing,
    getServerSnapshot: () => first,
    subscribe: (listener: () => void): Subscription => {
      listeners.add(listener);
      return { unsubscribe: () => listeners.delete(listener) };
    },
    on: (type: CheckoutEmitted['type'], hear: (emitted: never) => void): Subscription => {
      const listener: EmittedListener = { type, hear };
      emittedListeners.add(listener);
      if (full !== undefined) connect(full, listener);
      return {
        unsubscribe: () => {
          emittedListeners.delete(listener);
          listener.inner?.unsubscribe();
        },
      };
    },
    stop: () => full?.stop(),
  };
  return { actor: actor as unknown as CheckoutActor, arrive };
};
