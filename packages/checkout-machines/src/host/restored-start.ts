import type { Snapshot } from 'xstate';
import { readDraft } from '../draft-order/read-draft.ts';
import { readPending } from '../order-placement/read-pending.ts';
import type { CheckoutPorts } from '../ports.ts';
import { CHECKOUT_LOG_VERSION } from '../replay/checkout-log.ts';
import { replayToActor } from '../replay/replay.ts';
import { ReplayError } from '../replay/replay-error.ts';
import { detached } from './detached.ts';
import type { HostFacts, SessionEntry, StoredSession } from './session.ts';
import type { RunStart } from './session-run.ts';

export interface Restored {
  readonly start: RunStart;
  /** Whether checkout was reopened with the shopper's inputs, because its log could not be replayed. */
  readonly isReopened: boolean;
}

type HostPorts = Omit<CheckoutPorts, 'storage'>;

type Opened = Extract<SessionEntry, { readonly kind: 'opened' }>;

const isOpened = (entry: SessionEntry | undefined): entry is Opened => entry?.kind === 'opened';

/** The state after replaying the log on the machines of this release; undefined if the replay fails. */
const replayed = async (
  { input, startMs, ports }: Opened,
  entries: readonly SessionEntry[],
  facts: HostFacts,
  { promotions }: HostPorts,
): Promise<Snapshot<unknown> | undefined> => {
  const log = { version: CHECKOUT_LOG_VERSION, startMs, ports, entries, isCut: false, input: { ...input, ...facts } };
  try {
    const actor = await replayToActor(log, undefined, { promotions });
    const snapshot = actor.getPersistedSnapshot();
    actor.stop();
    return snapshot;
  } catch (error) {
    if (error instanceof ReplayError) return undefined;
    throw error;
  }
};

/** A read-only storage of texts. */
const storageOf = (texts: Readonly<Record<string, string>>) => ({
  get: (key: string) => texts[key] ?? null,
  set: () => undefined,
  remove: () => undefined,
});

/** The same checkout, reopened like a reloaded page: with the draft, and the order pending at the bank. */
const reopened = ({ input }: Opened, { state }: StoredSession, facts: HostFacts, nowMs: number): RunStart => {
  const local = { storage: storageOf(state.storage), now: () => nowMs };
  const place = { listId: input.list._id, storeId: facts.site.storeId };
  return {
    input: { ...input, draft: readDraft(local, place.listId), pending: readPending(local, place) },
    storage: state.storage,
    startMs: nowMs,
  };
};

/**
 * The state from which a stored session continues: its snapshot if this release wrote it; otherwise its log, replayed
 * on the machines of this release; otherwise the beginning, with the shopper's inputs.
 */
export const restoredStart = async (
  session: StoredSession,
  {
    facts,
    ports,
    release,
    nowMs,
    entries,
  }: {
    readonly facts: HostFacts;
    readonly ports: HostPorts;
    readonly release: string;
    readonly nowMs: number;
    readonly entries: () => Promise<readonly SessionEntry[]>;
  },
): Promise<Restored> => {
  const { snapshot, ...rest } = session.state;
  if (session.release === release) {
    return { start: { snapshot: detached(snapshot), state: rest }, isReopened: false };
  }
  const [opened, ...log] = await entries();
  if (!isOpened(opened)) throw new TypeError(`The log of session ${session.id} has no beginning`);
  const found = await replayed(opened, log, facts, ports);
  return found === undefined
    ? { start: reopened(opened, session, facts, nowMs), isReopened: true }
    : { start: { snapshot: detached(found), state: rest }, isReopened: false };
};
