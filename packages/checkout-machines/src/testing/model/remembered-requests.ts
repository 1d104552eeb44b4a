import type { StoredSession } from '../../host/session.ts';
import { type LiveRequest, reviveRequest } from './live-request.ts';
import type { Outcome } from './model-network.ts';
import { modelAnswers } from './model-ports.ts';
import { createRequestMemory, type Done, type Heard, type RequestMemory, type TimedRow } from './request-memory.ts';
import {
  LIST_ID,
  type RequestWorld,
  type SessionRequest,
  type SessionRequests,
  type ShownSession,
} from './session-requests.ts';

/** Maximum number of remembered moments, limited by memory. */
const MOST_MOMENTS = 300_000;

/** A deliberate defect of the session store, which the exploration must detect. */
export type ForgettingSessions = 'versions' | 'claims';

type Answers = Readonly<Record<string, ((request: never) => unknown) | undefined>>;

/** The context of a running request. */
interface Running {
  readonly memory: RequestMemory;
  readonly lives: Set<LiveRequest>;
  /** The world's responses to port calls. */
  readonly answers: Answers;
  readonly world: RequestWorld;
  /** The start of the request, by the world's clock. */
  readonly sinceMs: number;
}

/** Converts a row's times between the world's clock and a request's. */
const shifted = ({ row, effectUntilMs, atBankSinceMs }: TimedRow, byMs: number): TimedRow => ({
  row,
  effectUntilMs: effectUntilMs === undefined ? undefined : effectUntilMs + byMs,
  atBankSinceMs: atBankSinceMs === undefined ? undefined : atBankSinceMs + byMs,
});

/** Runs a request from memory, and on a host from the first moment that is not remembered. */
const run = (
  { memory, lives, answers, sinceMs, world: { ask, clock } }: Running,
  request: SessionRequest,
  end: (shown: ShownSession | undefined) => void,
) => {
  const beginning = memory.beginning(JSON.stringify(request));
  const timers: number[] = [];
  let moment = beginning.moment;
  let live: LiveRequest | undefined;
  let calls = 0;

  const leave = (): void => {
    if (live !== undefined) lives.delete(live);
    live = undefined;
  };
  const revive = (): void => {
    const revived: LiveRequest = reviveRequest(memory, request, moment, (done) => {
      if (live !== revived) return;
      moment.done.push(done);
      perform(done);
    });
    live = revived;
    lives.add(revived);
  };
  const hear = (heard: Omit<Heard, 'ms'>): void => {
    const next = memory.after(moment, { ...heard, ms: clock.now() - sinceMs });
    moment = next.moment;
    if (!next.isNew) {
      leave();
      next.moment.done.forEach(perform);
    } else if (live === undefined) revive();
    else live.hear(moment);
  };
  const call = (port: string, given: unknown): void => {
    const of = calls;
    calls += 1;
    let isAtOnce = true;
    let atOnce: Outcome | undefined;
    const askStore = () => answers[port]?.(given as never);
    ask(port, askStore, (outcome) => {
      if (isAtOnce) atOnce = outcome;
      else hear({ kind: 'answer', of, outcome });
    });
    isAtOnce = false;
    hear(atOnce === undefined ? { kind: 'waits', of } : { kind: 'answer', of, outcome: atOnce });
  };
  const perform = (done: Done): void => {
    if (done.kind === 'calls') call(done.port, done.request);
    else if (done.kind === 'sets a timer') {
      const of = timers.length;
      timers.push(clock.setTimeout(() => hear({ kind: 'timer', of }), done.delayMs));
    } else if (done.kind === 'clears a timer') clock.clearTimeout(timers[done.of] ?? 0);
    else {
      leave();
      end(done.shown);
    }
  };
  if (beginning.isNew) revive();
  else beginning.moment.done.forEach(perform);
  return () => moment.id;
};

/**
 * Runs requests of in-memory sessions, and each only once (memoization): a request with the same inputs behaves the
 * same, so its behaviour is remembered, and a host runs it only from the first new input on. This makes a schedule
 * about ten times as fast. Every call returns the requests of one world, whose session is the given one.
 */
export const rememberRequests = (session: StoredSession, forgets?: ForgettingSessions | undefined) => {
  let memory = createRequestMemory();
  let first = memory.rowOf(session);

  return (): SessionRequests => {
    if (memory.size() > MOST_MOMENTS) {
      memory = createRequestMemory();
      first = memory.rowOf(session);
    }
    const own = memory;
    const lives = new Set<LiveRequest>();
    let stored = first;
    /** The session as a request sees it, without an expired lock. */
    const seenAt = (nowMs: number): TimedRow => ({
      ...stored,
      effectUntilMs: (stored.effectUntilMs ?? 0) > nowMs ? stored.effectUntilMs : undefined,
    });
    const write = (wanted: TimedRow): boolean => {
      const isNext = own.versionOf(wanted) === own.versionOf(stored) + 1;
      if (!isNext && forgets !== 'versions') return false;
      const isForgotten = forgets === 'claims' && wanted.effectUntilMs !== undefined;
      if (!isForgotten) stored = wanted;
      return true;
    };
    return {
      start: (world, request, end) => {
        const sinceMs = world.clock.now();
        const answers: Answers = {
          ...modelAnswers(world.store, LIST_ID),
          read: () => shifted(seenAt(world.clock.now()), -sinceMs),
          write: (wanted: TimedRow) => write(shifted(wanted, sinceMs)),
        };
        return run({ memory: own, lives, answers, world, sinceMs }, request, end);
      },
      rested: async () => {
        for (const live of lives) await live.rested();
      },
      fingerprint: (nowMs) => shifted(seenAt(nowMs), -nowMs),
    };
  };
};
