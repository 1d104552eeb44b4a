import type { VirtualClock } from '../../replay/virtual-clock.ts';
import { settle } from '../deferred-calls.ts';
import { ModelStoreError, refuse } from './model-store.ts';

/** The client's time limit for a response, as in the typed client. */
const TRANSPORT_LIMIT_MS = 30_000;
/** How often a client refreshes its session for one call (S8-http-05). */
const SESSION_RETRIES = 3;
/** The delay in the `Retry-After` header of a rate-limited response, in milliseconds. */
const RETRY_AFTER_MS = 2_000;
/** Ports whose response may be delayed, because what happens before its arrival matters; the others respond immediately. */
const SLOW_PORTS: ReadonlySet<string> = new Set(['place', 'order', 'giftCard']);

/** The result of a call. */
export type Outcome = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly code: string };

interface Call {
  readonly name: string;
  readonly port: string;
  /**
   * State of the call: sent to the store, refused because of its session, rate-limited, or answered with the response
   * in transit.
   */
  state: 'sent' | 'expired' | 'putOff' | 'answered';
  outcome: Outcome | undefined;
  refreshes: number;
  /** Whether the call was rate-limited before. */
  wasPutOff: boolean;
  /** False once the client has timed out. */
  isAwaited: boolean;
  readonly askStore: () => unknown;
  readonly end: (outcome: Outcome) => void;
  readonly limit: number;
}

export interface ModelNetworkOptions {
  readonly tab: string;
  readonly clock: VirtualClock;
  /** Ports whose responses are delayed. */
  readonly slow: ReadonlySet<string>;
  /** Ports whose calls the network may lose. */
  readonly loses: ReadonlySet<string>;
  /** Ports that may fail with status 500 and without an effect. */
  readonly fails: ReadonlySet<string>;
  /** Ports that may be rate-limited: the client waits and repeats the call, except for an order. */
  readonly throttles?: ReadonlySet<string> | undefined;
}

/** Calls the store and captures its result or error. */
export const outcomeOf = (ask: () => unknown): Outcome => {
  try {
    return { ok: true, value: ask() };
  } catch (error) {
    if (error instanceof ModelStoreError) return { ok: false, code: error.code };
    throw error;
  }
};

/** Makes a call; `conclude` receives its result immediately, later or never. */
export type Ask = (port: string, askStore: () => unknown, conclude: (outcome: Outcome) => void) => void;

/** Converts such calls to calls that return a promise. */
export const promisedBy =
  ({ ask }: { readonly ask: Ask }) =>
  <Answer>(port: string, askStore: () => Answer): Promise<Answer> =>
    new Promise((resolve, reject) => {
      ask(port, askStore, (outcome) => {
        if (outcome.ok) resolve(outcome.value as Answer);
        else reject(new ModelStoreError(outcome.code));
      });
    });

/**
 * One tab's network connection to the store. Each call can be delivered, answered, lost before or after delivery,
 * rejected because of an expired session, or delayed so long that the client times out while the store still receives
 * it.
 */
export const openModelNetwork = ({ tab, clock, slow, loses, fails, throttles }: ModelNetworkOptions) => {
  const calls: Call[] = [];
  const counts = new Map<string, number>();
  let isOffline = false;
  let isSessionExpired = false;

  const forget = (call: Call): void => {
    const at = calls.indexOf(call);
    if (at >= 0) calls.splice(at, 1);
  };
  const end = (call: Call, outcome: Outcome): void => {
    clock.clearTimeout(call.limit);
    if (call.isAwaited) call.end(outcome);
    call.isAwaited = false;
    forget(call);
  };

  /** Sends a call: `askStore` runs when the store receives it, and may throw a `ModelStoreError`. */
  const ask: Ask = (port, askStore, conclude) => {
    if (isOffline) return conclude({ ok: false, code: 'browser_offline' });
    const count = (counts.get(port) ?? 0) + 1;
    counts.set(port, count);
    if (!slow.has(port)) return conclude(outcomeOf(askStore));
    const call: Call = {
      name: `${tab}.${port}#${count}`,
      port,
      state: 'sent',
      outcome: undefined,
      refreshes: 0,
      wasPutOff: false,
      isAwaited: true,
      askStore,
      end: conclude,
      limit: clock.setTimeout(() => {
        call.isAwaited = false;
        conclude({ ok: false, code: 'no_response' });
        if (call.state !== 'sent') forget(call);
      }, TRANSPORT_LIMIT_MS),
    };
    calls.push(call);
  };

  const hear = (call: Call): void => {
    if (isSessionExpired) {
      if (call.refreshes < SESSION_RETRIES) call.state = 'expired';
      else end(call, { ok: false, code: 'TOKEN_EXPIRED' });
      return;
    }
    call.outcome = outcomeOf(call.askStore);
    call.state = 'answered';
    if (!call.isAwaited) forget(call);
    else if (!SLOW_PORTS.has(call.port)) end(call, call.outcome);
  };

  const throttle = (call: Call): void => {
    if (call.port === 'place') {
      end(call, { ok: true, value: refuse('too_many_requests') });
      return;
    }
    call.state = 'putOff';
    call.wasPutOff = true;
    clock.setTimeout(() => {
      call.state = 'sent';
    }, RETRY_AFTER_MS);
  };

  const actionsOf = (call: Call): readonly (readonly [name: string, happen: () => void])[] => {
    const { name, port, outcome } = call;
    const isLosable = loses.has(port);
    if (call.state === 'expired') {
      const refresh = (): void => {
        isSessionExpired = false;
        call.refreshes += 1;
        call.state = 'sent';
      };
      return [[`${tab} refreshes its session for ${name}`, refresh]];
    }
    if (call.state === 'putOff') return [];
    if (call.state === 'sent') {
      return [
        ...(throttles?.has(port) && !call.wasPutOff
          ? ([[`${name} is one too many`, () => throttle(call)]] as const)
          : []),
        [`the store hears ${name}`, () => hear(call)],
        ...(isLosable ? ([[`${name} is lost`, () => forget(call)]] as const) : []),
        ...(fails.has(port)
          ? ([[`the store fails ${name}`, () => end(call, { ok: false, code: 'internal_error' })]] as const)
          : []),
      ];
    }
    return [
      [`${tab} gets the answer to ${name}`, () => outcome && end(call, outcome)],
      ...(isLosable ? ([[`the answer to ${name} is lost`, () => forget(call)]] as const) : []),
    ];
  };

  return {
    ask,
    send: promisedBy({ ask }),
    actions: () => calls.flatMap(actionsOf),
    isOffline: () => isOffline,
    goOffline: async (): Promise<void> => {
      isOffline = true;
      for (const call of [...calls]) {
        // A sent call still reaches the store; only its response is lost.
        if (call.isAwaited) call.end({ ok: false, code: 'browser_offline' });
        call.isAwaited = false;
        clock.clearTimeout(call.limit);
        if (call.state !== 'sent') forget(call);
      }
      await settle();
    },
    goOnline: (): void => {
      isOffline = false;
    },
    expireSession: (): void => {
      isSessionExpired = true;
    },
    /** The number of calls of a port. */
    count: (port: string): number => counts.get(port) ?? 0,
    /** Closes the page: all responses are discarded. */
    hangUp: (): void => {
      for (const call of [...calls]) {
        call.isAwaited = false;
        clock.clearTimeout(call.limit);
        if (call.state !== 'sent') forget(call);
      }
    },
    fingerprint: () => [
      isOffline,
      isSessionExpired,
      calls.map(({ port, state, outcome, isAwaited, refreshes, wasPutOff }) => [
        port,
        state,
        outcome,
        isAwaited,
        refreshes,
        wasPutOff,
      ]),
    ],
  };
};

export type ModelNetwork = ReturnType<typeof openModelNetwork>;
