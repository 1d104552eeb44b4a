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

/** The session that the channels of a world share, and its list. */
export const SESSION_ID = 'session-1';
export const LIST_ID = 'list-1';

/** What a channel shows of the session. */
export interface ShownSession {
  readonly version: number;
  readonly step: CheckoutStage;
  readonly comments: string;
  /** The code of the chosen way to ship; '' for none. */
  readonly way: string;
  readonly isShippingValid: boolean;
  readonly orderId: string | undefined;
  readonly isBusy: boolean;
  /** Whether it says that the store did not answer, and that an order is placed only once. */
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

/** What is outside a request: the network to the session and the store, and the time. */
export interface RequestWorld {
  readonly ask: Ask;
  readonly store: ModelStore;
  readonly clock: VirtualClock;
}

/** How the requests of one world run: each on a host of its own, in a process of its own. */
export interface SessionRequests {
  /**
   * Starts a request. `end` hears what the session shows then; undefined if the request fails. Answers what tells its
   * state from others.
   */
  start(world: RequestWorld, request: SessionRequest, end: (shown: ShownSession | undefined) => void): () => unknown;
  /** Waits until every host has come to its next call. */
  rested(): Promise<void>;
  /** What tells the stored session from others, at a time of the world's clock. */
  fingerprint(nowMs: number): unknown;
}

/** Runs each request on the host, with the session in whichever store. */
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
