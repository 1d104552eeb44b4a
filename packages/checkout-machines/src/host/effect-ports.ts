import type { CheckoutPorts } from '../ports.ts';

/** The ports with side effects: the session is stored before one is called. */
const EFFECTS = ['place', 'saveAddress', 'deleteList'] as const;

type Call = (...request: readonly unknown[]) => Promise<unknown>;

/** Ports whose pending calls are tracked, and whose side effects require permission. */
export interface TrackedPorts {
  readonly ports: CheckoutPorts;
  /** The pending calls. */
  readonly running: ReadonlySet<Promise<unknown>>;
  /** Whether a side effect was denied: the run must be abandoned. */
  isRefused(): boolean;
}

const never = new Promise<never>(() => undefined);

/**
 * Tracks the calls of ports. A call with a side effect asks `mayHaveEffect` first; without permission it is not made,
 * and stays pending forever.
 */
export const trackPorts = (ports: CheckoutPorts, mayHaveEffect: () => Promise<boolean>): TrackedPorts => {
  const running = new Set<Promise<unknown>>();
  let isRefused = false;

  const track = <Answer>(call: Promise<Answer>): Promise<Answer> => {
    running.add(call);
    const end = (): void => {
      running.delete(call);
    };
    call.then(end, end);
    return call;
  };
  const tracked =
    (ask: Call): Call =>
    (...request) =>
      track(ask(...request));
  const permitted =
    (ask: Call): Call =>
    async (...request) => {
      const isPermitted = await track(mayHaveEffect());
      if (isPermitted) return track(ask(...request));
      isRefused = true;
      return never;
    };

  const remote: readonly (keyof CheckoutPorts)[] = [
    'rates',
    'tax',
    'order',
    'reloadCart',
    'paymentMethods',
    'giftCard',
    'promotionStatus',
  ];
  const wrapped = [
    ...remote.map((name) => [name, tracked(ports[name] as Call)] as const),
    ...EFFECTS.filter((name) => ports[name] !== undefined).map(
      (name) => [name, permitted(ports[name] as Call)] as const,
    ),
  ];
  return { ports: { ...ports, ...Object.fromEntries(wrapped) }, running, isRefused: () => isRefused };
};
