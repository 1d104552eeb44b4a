import type { CheckoutPorts } from '../ports.ts';

/** The ports that change the world: a session is stored before one is called. */
const EFFECTS = ['place', 'saveAddress', 'deleteList'] as const;

type Call = (...request: readonly unknown[]) => Promise<unknown>;

/** Ports whose calls are counted while they run, and whose effects wait for permission. */
export interface TrackedPorts {
  readonly ports: CheckoutPorts;
  /** The calls that run. */
  readonly running: ReadonlySet<Promise<unknown>>;
  /** Whether an effect was refused: the run must be abandoned. */
  isRefused(): boolean;
}

const never = new Promise<never>(() => undefined);

/**
 * Tracks the calls of ports. A call with an effect asks `mayHaveEffect` first; without permission it is not made, and
 * never answers.
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
