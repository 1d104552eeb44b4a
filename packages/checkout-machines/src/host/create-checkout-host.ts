import type { CheckoutSnapshot } from '../checkout/checkout.selectors.ts';
import type { CheckoutEmitted, CheckoutEvent } from '../checkout/checkout.types.ts';
import type { CheckoutPorts } from '../ports.ts';
import { type HostClock, waitFor } from './host-clock.ts';
import { HostError } from './host-error.ts';
import { actorAt } from './read-session.ts';
import { restoredStart } from './restored-start.ts';
import type {
  HostFacts,
  LogChange,
  SessionEntry,
  SessionInput,
  SessionState,
  SessionStore,
  StoredSession,
} from './session.ts';
import { type RunStart, type SessionRun, startRun } from './session-run.ts';

export interface HostOptions {
  readonly store: SessionStore;
  /** Checkout's ports for the current request; the storage "on the device" is part of the session. */
  readonly ports: Omit<CheckoutPorts, 'storage'>;
  readonly facts: HostFacts;
  readonly clock: HostClock;
  /**
   * Returns events for changes that the server knows and checkout does not, such as a changed cart; they are sent
   * before the request's own events. Default: none. After such events, events that buy the displayed order are not
   * sent.
   */
  readonly serverEvents?: ((snapshot: CheckoutSnapshot) => Promise<readonly CheckoutEvent[]>) | undefined;
  /** The release of the machines; sessions written by another release are replayed. */
  readonly release: string;
  /** Lifetime of a session after its last change, in milliseconds. Default: 24 hours. */
  readonly lifetimeMs?: number | undefined;
  /** Time limit for pending port calls, in milliseconds. Default: 20 seconds. */
  readonly patienceMs?: number | undefined;
}

/** A session as its channels see it. */
export interface HostedCheckout {
  readonly id: string;
  readonly version: number;
  readonly expiresAtMs: number;
  /** For checkout's selectors. */
  readonly snapshot: CheckoutSnapshot;
  /** The same as plain data; `actorAt` reads it in another process. */
  readonly state: SessionState;
  /** The events that checkout emitted during this call. */
  readonly emitted: readonly CheckoutEmitted[];
  /** Whether another channel changed the session since the version that the caller knew. */
  readonly wasChanged: boolean;
  /** Whether a new release could not continue the session: inputs are kept, everything else is requested again. */
  readonly wasReopened: boolean;
}

export interface CheckoutHost {
  /** Opens a session and runs it until it is idle. @param id unguessable */
  open(id: string, input: SessionInput): Promise<HostedCheckout>;
  /**
   * Sends events and runs the session until it is idle. Events that buy the displayed order (`order.place`,
   * `sheet.paid`) are not sent if the session's version is no longer `knownVersion`.
   * @throws HostError
   */
  send(
    id: string,
    events: readonly CheckoutEvent[],
    options?: { readonly knownVersion?: number | undefined },
  ): Promise<HostedCheckout>;
  /**
   * Returns the session without running it. A session of another release is migrated first, because these machines
   * cannot read its state. If its order is pending at the bank, the bank's result is processed with the next event.
   * @throws HostError
   */
  read(id: string): Promise<HostedCheckout>;
  /** Deletes the session. */
  close(id: string): Promise<void>;
}

const DAY_MS = 24 * 60 * 60 * 1_000;
const DEFAULT_PATIENCE_MS = 20_000;

/** How long a run with side effects locks the session beyond its time limit, in milliseconds. */
const LEASE_MARGIN_MS = 5_000;

/** Polling interval for a session that another run has locked, in milliseconds. */
const LOOK_MS = 50;

/** Maximum number of attempts to send events when another run wins the race. */
const MOST_TRIES = 10;

/** The events by which the shopper accepts the displayed order. */
const AGREEMENTS: ReadonlySet<string> = new Set(['order.place', 'sheet.paid']);

/** Whether the order is placed, so that the session no longer changes. */
const isOver = ({ state }: StoredSession): boolean => Reflect.get(Object(state.snapshot), 'status') === 'done';

/** Whether an event requires the responses to all earlier ones: a step change or an order. */
const isCommand = ({ type }: CheckoutEvent): boolean => type.startsWith('step.') || AGREEMENTS.has(type);

/**
 * Runs checkouts on a server. Nothing is kept in memory between requests: a session is one row, written by
 * compare-and-swap, so that no channel's event is lost. A run stores its state before it causes a side effect (places
 * an order), so that only the run that owns the session does so; other runs wait for it, and take over if it ends
 * without a result.
 */
export const createCheckoutHost = ({
  store,
  ports,
  facts,
  clock,
  serverEvents = async () => [],
  release,
  lifetimeMs = DAY_MS,
  patienceMs = DEFAULT_PATIENCE_MS,
}: HostOptions): CheckoutHost => {
  const leaseMs = patienceMs + LEASE_MARGIN_MS;

  const readLive = async (id: string): Promise<StoredSession> => {
    const session = await store.read(id);
    if (session === undefined || session.expiresAtMs <= clock.now()) throw new HostError('session_not_found');
    return session;
  };

  /** Reads the session once no other run has locked it for a side effect. */
  const readFree = async (id: string): Promise<StoredSession> => {
    for (;;) {
      const session = await readLive(id);
      const untilMs = session.effectUntilMs ?? 0;
      // A lease that lasts longer than any was taken before the clock was set back, and is over.
      if (untilMs <= clock.now() || untilMs > clock.now() + 2 * leaseMs) return session;
      await waitFor(clock, LOOK_MS);
    }
  };

  const seen = (session: StoredSession, over: Partial<HostedCheckout> = {}): HostedCheckout => ({
    id: session.id,
    version: session.version,
    expiresAtMs: session.expiresAtMs,
    state: session.state,
    snapshot: over.snapshot ?? actorAt(session.state, facts).getSnapshot(),
    emitted: over.emitted ?? [],
    wasChanged: over.wasChanged ?? false,
    wasReopened: over.wasReopened ?? false,
  });

  /** A run that saves itself: `save` resolves with the stored session, or undefined if another run was faster. */
  const stored = (id: string, fromVersion: number, start: RunStart, isNewLog: boolean) => {
    let version = fromVersion;
    let change: LogChange = isNewLog ? 'replace' : 'append';
    let hasEffect = false;
    let writing: Promise<unknown> = Promise.resolve();

    const write = async (effectUntilMs: number | undefined): Promise<StoredSession | undefined> => {
      const session: StoredSession = {
        id,
        version: version + 1,
        release,
        state: run.state(),
        expiresAtMs: clock.now() + lifetimeMs,
        effectUntilMs,
      };
      const opened: readonly SessionEntry[] =
        change === 'replace' && 'input' in start
          ? [{ kind: 'opened', startMs: start.startMs, ports: run.portNames, input: start.input }]
          : [];
      const isWritten = await store.write(session, [...opened, ...run.takeEntries()], change);
      if (!isWritten) return undefined;
      version += 1;
      change = 'append';
      return session;
    };
    const claim = (): Promise<boolean> => {
      const claimed = writing.then(async () => {
        const isOwned = (await write(clock.now() + leaseMs)) !== undefined;
        hasEffect ||= isOwned;
        return isOwned;
      });
      writing = claimed;
      return claimed;
    };
    const run: SessionRun = startRun(start, { ports, facts, clock, patienceMs, claim });
    return { run, save: () => write(undefined), hasEffect: () => hasEffect };
  };

  const open = async (id: string, input: SessionInput): Promise<HostedCheckout> => {
    const { run, save } = stored(id, 0, { input, storage: {}, startMs: clock.now() }, true);
    try {
      await run.rest();
      const session = await save();
      if (session === undefined) throw new HostError('session_busy');
      return seen(session, { snapshot: run.snapshot(), emitted: run.emitted });
    } finally {
      run.stop();
    }
  };

  /** One attempt; undefined if another run was faster and this one had no side effect yet. */
  const tryToSend = async (
    session: StoredSession,
    events: readonly CheckoutEvent[],
  ): Promise<HostedCheckout | undefined> => {
    const { start, isReopened } = await restoredStart(session, {
      facts,
      ports,
      release,
      nowMs: clock.now(),
      entries: () => store.entries(session.id),
    });
    const { run, save, hasEffect } = stored(session.id, session.version, start, isReopened);
    try {
      const heard = await serverEvents(run.snapshot());
      const sent = heard.length === 0 ? events : [...heard, ...events.filter(({ type }) => !AGREEMENTS.has(type))];
      let isOwned = true;
      for (const event of sent) {
        if (isCommand(event)) isOwned = isOwned && (await run.rest());
        if (isOwned) await run.send(event);
      }
      isOwned = isOwned && (await run.rest());
      const saved = isOwned ? await save() : undefined;
      if (saved !== undefined) {
        const { emitted } = run;
        return seen(saved, {
          snapshot: run.snapshot(),
          emitted,
          wasChanged: heard.length > 0,
          wasReopened: isReopened,
        });
      }
      return hasEffect() ? seen(await readFree(session.id), { wasChanged: true }) : undefined;
    } finally {
      run.stop();
    }
  };

  const send: CheckoutHost['send'] = async (id, events, { knownVersion } = {}) => {
    let known = knownVersion;
    let wasChanged = false;
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const session = await readFree(id);
      wasChanged ||= known !== undefined && known !== session.version;
      known = session.version;
      const isAgreedTo = !wasChanged || !events.some(({ type }) => AGREEMENTS.has(type));
      if (!isAgreedTo || isOver(session)) return seen(session, { wasChanged });
      const result = await tryToSend(session, events);
      if (result !== undefined) return { ...result, wasChanged: wasChanged || result.wasChanged };
    }
    throw new HostError('session_busy');
  };

  return {
    open,
    send,
    read: async (id) => {
      const session = await readLive(id);
      return session.release === release || isOver(session) ? seen(session) : send(id, []);
    },
    close: (id) => store.remove(id),
  };
};
