import { selectErrors, selectPlacedOrder, selectStep } from '../../checkout/checkout.selectors.ts';
import type { CheckoutEvent, CheckoutStage } from '../../checkout/checkout.types.ts';
import { createCheckoutHost, type HostedCheckout } from '../../host/create-checkout-host.ts';
import type { VirtualClock } from '../../replay/virtual-clock.ts';
import type { ExploredSessions } from '../memory-sessions.ts';
import { type Ask, promisedBy } from './model-network.ts';
import { MODEL_START_MS, modelCalls, modelFacts } from './model-ports.ts';
import type { ModelStore } from './model-store.ts';
import { isBusy } from './model-tab.ts';
import { restOfRun } from './rest-of-run.ts';

/** The shared session of a world's channels, and its list. */
export const SESSION_ID = 'session-1';
export const LIST_ID = 'list-1';

/** The session data that a channel displays. */
export interface ShownSession {
  readonly version: number;
  readonly step: CheckoutStage;
  readonly comments: string;
  /** The code of the selected shipping method; '' for none. */
  readonly way: string;
  readonly isShippingValid: boolean;
  readonly orderId: string | undefined;
  readonly isBusy: boolean;
  /** Whether the message is displayed that the store did not respond, and that an order is placed only once. */
  readonly isUncertain: boolean;
}

export const shownOf = ({ version, snapshot }: Pick<HostedCheckout, 'version' | 'snapshot'>): ShownSession => ({
  version,
  step: selectStep(snapshot),
  comments: snapshot.context.comments,
  way: snapshot.context.requestedCodes['1'] ?? '',
  isShippingValid: snapshot.context.shipping.state === 'valid',
  orderId: selectPlacedOrder(snapshot)?.orderId,
  isBusy: isBusy(snapshot),
  isUncertain: selectErrors(snapshot).some(({ code }) => code === 'no_response'),
});

export interface SessionRequest {
  readonly events: readonly CheckoutEvent[];
  readonly knownVersion: number | undefined;
}

/** The environment of a request: the connections to the session and the store, and the time. */
export interface RequestWorld {
  readonly ask: Ask;
  readonly store: ModelStore;
  readonly clock: VirtualClock;
}

/** Runs the requests of one world: each on its own host in its own process. */
export interface SessionRequests {
  /**
   * Starts a request. `end` receives the displayed session; undefined if the request fails. Returns a function for its
   * state's fingerprint.
   */
  start(world: RequestWorld, request: SessionRequest, end: (shown: ShownSession | undefined) => void): () => unknown;
  /** Waits until every host has reached its next call. */
  rested(): Promise<void>;
  /** The fingerprint of the stored session at a time of the world's clock. */
  fingerprint(nowMs: number): unknown;
}

/** Runs each request on the host, with any session store. */
export const hostedRequests = (sessions: ExploredSessions): SessionRequests => {
  let writes = 0;
  return {
    start: ({ ask, store, clock }, { events, knownVersion }, end) => {
      const send = promisedBy({ ask });
      const now = (): number => MODEL_START_MS + clock.now();
      const heard: unknown[] = [];
      const host = createCheckoutHost({
        store: {
          ...sessions,
          read: (id) =>
            send('read', async () => {
              const session = await sessions.read(id);
              heard.push(session?.version);
              return session;
            }) as Promise<never>,
          write: (...request) =>
            send('write', async () => {
              const isWritten = await sessions.write(...request);
              heard.push(isWritten);
              if (isWritten) writes += 1;
              return isWritten;
            }) as Promise<never>,
        },
        facts: modelFacts,
        ports: { ...modelCalls({ send }, store, LIST_ID), now },
        clock: { ...clock, now },
        release: 'explored',
      });
      host.send(SESSION_ID, events, { knownVersion }).then(
        (hosted) => end(shownOf(hosted)),
        () => end(undefined),
      );
      return () => heard;
    },
    rested: async () => {
      await restOfRun();
      await sessions.answered();
      await restOfRun();
    },
    fingerprint: () => writes,
  };
};
