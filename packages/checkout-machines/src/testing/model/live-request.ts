import { createCheckoutHost } from '../../host/create-checkout-host.ts';
import { HostError } from '../../host/host-error.ts';
import type { SessionStore } from '../../host/session.ts';
import { modelCallsBy, modelFacts } from './model-ports.ts';
import { ModelStoreError } from './model-store.ts';
import {
  type Done,
  type Heard,
  type Moment,
  REQUEST_START_MS,
  type RequestMemory,
  type TimedRow,
} from './request-memory.ts';
import { restOfRun } from './rest-of-run.ts';
import { SESSION_ID, type SessionRequest, shownOf } from './session-requests.ts';

/** A request that is running on a host. */
export interface LiveRequest {
  /** Sets the input that it receives at its next moment. */
  hear(moment: Moment): void;
  /** Waits until it has reached its next call. */
  rested(): Promise<void>;
}

/** The sequence of moments that leads to a moment, the first one first. */
const wayTo = (moment: Moment): readonly Moment[] =>
  moment.before === undefined ? [moment] : [...wayTo(moment.before), moment];

interface Waiting {
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/**
 * Replays a request on a host from its beginning to a moment, with all inputs received until then, and continues from
 * there.
 * @param onDone receives the request's actions from that moment on
 * @throws Error if it deviates from the recorded behaviour
 */
export const reviveRequest = (
  memory: RequestMemory,
  request: SessionRequest,
  moment: Moment,
  onDone: (done: Done) => void,
): LiveRequest => {
  const way = wayTo(moment);
  let at = 0;
  let nowMs = 0;
  const calls: Waiting[] = [];
  const timers: (() => void)[] = [];

  const isThere = (): boolean => at === way.length - 1;
  const settleCall = ({ of, outcome }: Heard): void => {
    if (outcome === undefined) return;
    const call = calls[of];
    if (call === undefined) throw new Error('A request hears the answer to a call that it has not made');
    if (outcome.ok) call.resolve(structuredClone(outcome.value));
    else call.reject(new ModelStoreError(outcome.code));
  };
  const hear = (heard: Heard): void => {
    nowMs = heard.ms;
    if (heard.kind === 'timer') timers[heard.of]?.();
    else settleCall(heard);
  };
  /** The next recorded input; only the `wanted` one is possible. */
  const onTheWay = (isWanted: (heard: Heard) => boolean): Heard => {
    at += 1;
    const next = way[at]?.heard;
    if (next === undefined || !isWanted(next)) throw new Error('A request of a session is not the same each time');
    return next;
  };

  const ask = (port: string, given: unknown): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const of = calls.push({ resolve, reject }) - 1;
      if (isThere()) onDone({ kind: 'calls', port, request: given });
      else hear(onTheWay((heard) => heard.of === of && (heard.kind === 'answer' || heard.kind === 'waits')));
    });

  const sessions: SessionStore = {
    read: async () => memory.sessionOf((await ask('read', undefined)) as TimedRow),
    write: async (session) => (await ask('write', memory.rowOf(session))) === true,
    entries: async () => [],
    remove: async () => undefined,
  };
  const now = (): number => REQUEST_START_MS + nowMs;
  const host = createCheckoutHost({
    store: sessions,
    facts: modelFacts,
    ports: { ...modelCallsBy(ask), now },
    clock: {
      now,
      setTimeout: (fire, delayMs) => {
        const of = timers.push(fire) - 1;
        if (isThere()) onDone({ kind: 'sets a timer', delayMs });
        return of;
      },
      clearTimeout: (of: number) => {
        if (isThere()) onDone({ kind: 'clears a timer', of });
      },
    },
    release: 'explored',
  });
  const end = (done: Done): void => {
    if (isThere()) onDone(done);
  };
  // Deferred, so that the caller has the reference before the request does something.
  const sent = Promise.resolve().then(() =>
    host.send(SESSION_ID, request.events, { knownVersion: request.knownVersion }),
  );
  sent.then(
    (hosted) => end({ kind: 'ends', shown: shownOf(hosted) }),
    (error: unknown) => {
      if (!(error instanceof HostError || error instanceof ModelStoreError)) throw error;
      end({ kind: 'ends', shown: undefined });
    },
  );
  const revived = async (): Promise<void> => {
    await restOfRun();
    while (!isThere()) {
      hear(onTheWay(({ kind }) => kind === 'answer' || kind === 'timer'));
      await restOfRun();
    }
  };
  let resting = revived();
  return {
    hear: (next) => {
      hear(next.heard);
      resting = restOfRun();
    },
    rested: async () => {
      let awaited: Promise<void>;
      do {
        awaited = resting;
        await awaited;
      } while (awaited !== resting);
    },
  };
};
