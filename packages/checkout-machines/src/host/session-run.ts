import { createActor, type Snapshot } from 'xstate';
import { checkoutMachine } from '../checkout/checkout.machine.ts';
import { type CheckoutSnapshot, selectStep } from '../checkout/checkout.selectors.ts';
import type { CheckoutEmitted, CheckoutEvent } from '../checkout/checkout.types.ts';
import type { CheckoutPorts } from '../ports.ts';
import type { LogEntry } from '../replay/checkout-log.ts';
import { recordEntries } from '../replay/record-entries.ts';
import { createVirtualClock } from '../replay/virtual-clock.ts';
import { restoreActor } from '../restore-actor.ts';
import { settle } from '../settle.ts';
import { persistedDetached, sharedParts } from './detached.ts';
import { trackPorts } from './effect-ports.ts';
import { type HostClock, waitFor } from './host-clock.ts';
import type { HostFacts, SessionInput, SessionState } from './session.ts';

/** The duration of debounces and visual delays, which a run skips: there is no viewer. */
const SKIPPED_MS = 1_500;

/** Maximum number of timers that one run skips. */
const MOST_TIMERS = 50;

export interface RunOptions {
  readonly ports: Omit<CheckoutPorts, 'storage'>;
  readonly facts: HostFacts;
  readonly clock: HostClock;
  /** Time limit for pending port calls, in milliseconds. */
  readonly patienceMs: number;
  /** Called before a side effect: stores the run's state, and resolves with whether the run owns the session. */
  readonly claim: () => Promise<boolean>;
}

/** The starting point of a run. */
export type RunStart =
  | { readonly input: SessionInput; readonly storage: Readonly<Record<string, string>>; readonly startMs: number }
  | { readonly snapshot: Snapshot<unknown>; readonly state: Omit<SessionState, 'snapshot'> };

/** A session running for one request. */
export interface SessionRun {
  send(event: CheckoutEvent): Promise<void>;
  /**
   * Runs until only the shopper or the bank is awaited, or until the time limit; the next run repeats pending calls.
   * Resolves with false if the run does not own the session and must be dropped.
   */
  rest(): Promise<boolean>;
  snapshot(): CheckoutSnapshot;
  state(): SessionState;
  /** Returns the entries since the previous call. */
  takeEntries(): readonly LogEntry[];
  /** The events that checkout emitted in this run. */
  readonly emitted: readonly CheckoutEmitted[];
  /** The names of the recorded ports. */
  readonly portNames: readonly string[];
  stop(): void;
}

/** The stages in which the order is pending at the bank. */
const AT_BANK: ReadonlySet<string> = new Set(['challenge', 'redirecting']);

/** Events with a payment token, which are never logged: a replay requests the payment again. */
const SECRET_EVENTS: ReadonlySet<string> = new Set(['payment.tokenReceived', 'payment.walletApproved', 'sheet.paid']);

/** Whether an entry is logged. The run's own first event, `actor.restored`, is not. */
const isKept = (entry: LogEntry): boolean =>
  entry.kind !== 'event' || (!SECRET_EVENTS.has(entry.event.type) && entry.event.type !== 'actor.restored');

/** Runs checkout's machines for one request, from a stored state or from the beginning. */
export const startRun = (start: RunStart, { ports, facts, clock, patienceMs, claim }: RunOptions): SessionRun => {
  const before = 'state' in start ? start.state : { storage: start.storage, calls: {}, startMs: start.startMs };
  const texts = new Map(Object.entries(before.storage));
  const calls = new Map(Object.entries(before.calls));
  const entries: LogEntry[] = [];
  const emitted: CheckoutEmitted[] = [];
  const timers = createVirtualClock();
  let lastMs = 0;

  const tracked = trackPorts(
    {
      ...ports,
      storage: {
        get: (key) => texts.get(key) ?? null,
        set: (key, value) => void texts.set(key, value),
        remove: (key) => void texts.delete(key),
      },
    },
    claim,
  );
  const recorded = recordEntries(tracked.ports, {
    redact: (value) => value,
    calls,
    sinceStart: () => {
      lastMs = Math.max(lastMs, clock.now() - before.startMs);
      return lastMs;
    },
    note: (entry) => {
      if (isKept(entry)) entries.push(entry);
    },
  });
  const settings = { clock: timers, inspect: recorded.inspect };
  const actor =
    'state' in start
      ? restoreActor(checkoutMachine, start.snapshot, {
          ...settings,
          ports: recorded.ports,
          parts: sharedParts(facts),
        })
      : createActor(checkoutMachine, {
          ...settings,
          input: { ...start.input, ...facts, ports: recorded.ports },
        }).start();
  actor.on('*', (event) => emitted.push(event));

  /** Each run restarts the machine's time limit for the bank; this timestamp persists across runs. */
  const atBankSinceMs = (): number | undefined =>
    AT_BANK.has(selectStep(actor.getSnapshot())) ? (before.atBankSinceMs ?? clock.now()) : undefined;

  const restOnce = async (): Promise<boolean> => {
    const [skippedFromMs, patientUntilMs] = [timers.now(), clock.now() + patienceMs];
    let fired = 0;
    for (;;) {
      await settle();
      if (tracked.isRefused()) return false;
      if (tracked.running.size > 0) {
        const leftMs = patientUntilMs - clock.now();
        if (leftMs <= 0) return true;
        await waitFor(clock, leftMs, Promise.race(tracked.running));
        continue;
      }
      const [nextMs = Number.POSITIVE_INFINITY] = timers.pendingMs();
      const isSkipped = timers.now() - skippedFromMs + nextMs <= SKIPPED_MS && fired < MOST_TIMERS;
      if (!isSkipped) return true;
      fired += 1;
      timers.fireNext();
    }
  };

  const rest = async (): Promise<boolean> => {
    const isOwned = await restOnce();
    const { threeDsTimeoutMs } = actor.getSnapshot().context.config;
    if (!isOwned || clock.now() - (atBankSinceMs() ?? clock.now()) < threeDsTimeoutMs) return isOwned;
    actor.send({ type: 'challenge.failed' });
    return restOnce();
  };

  return {
    send: async (event) => {
      actor.send(event);
      await settle();
    },
    rest,
    snapshot: () => actor.getSnapshot(),
    state: () => ({
      snapshot: persistedDetached(actor, facts),
      storage: Object.fromEntries(texts),
      calls: Object.fromEntries(calls),
      startMs: before.startMs,
      atBankSinceMs: atBankSinceMs(),
    }),
    takeEntries: () => entries.splice(0),
    emitted,
    portNames: recorded.names,
    // Only pending calls need to be aborted; everything else is discarded with the run.
    stop: () => {
      if (tracked.running.size > 0) actor.stop();
    },
  };
};
