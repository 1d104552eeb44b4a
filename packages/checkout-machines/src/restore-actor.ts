import {
  type Actor,
  type ActorOptions,
  type AnyActorRef,
  type AnyStateMachine,
  createActor,
  type Snapshot,
} from 'xstate';

/** Sent to each actor restored from a persisted snapshot, so that it restarts its timers. */
export interface ActorRestored {
  readonly type: 'actor.restored';
}

/** The parts of a machine's or promise's persisted snapshot that can contain ports. */
export type PersistedSnapshot = Snapshot<unknown> & {
  readonly context?: unknown;
  readonly input?: unknown;
  readonly children?: Readonly<Record<string, { readonly snapshot: PersistedSnapshot }>> | undefined;
};

const withParts = (part: unknown, parts: Readonly<Record<string, unknown>>): unknown => {
  if (typeof part !== 'object' || part === null) return part;
  const found = Object.entries(parts).filter(([name]) => name in part);
  return found.length === 0 ? part : { ...part, ...Object.fromEntries(found) };
};

/**
 * Replaces named parts in the contexts and inputs of a persisted snapshot, in the machine and all its actors, wherever
 * a part of that name exists.
 */
export const bindParts = (
  snapshot: PersistedSnapshot,
  parts: Readonly<Record<string, unknown>>,
): PersistedSnapshot => ({
  ...snapshot,
  context: withParts(snapshot.context, parts),
  input: withParts(snapshot.input, parts),
  children: Object.fromEntries(
    Object.entries(snapshot.children ?? {}).map(([id, child]) => [
      id,
      { ...child, snapshot: bindParts(child.snapshot, parts) },
    ]),
  ),
});

/** Adds ports to a persisted snapshot, from which JSON removed them: to the machine and all its actors. */
export const bindPorts = (snapshot: PersistedSnapshot, ports: object): PersistedSnapshot =>
  bindParts(snapshot, { ports });

interface RunningSnapshot {
  readonly status: string;
  readonly context?: unknown;
  readonly input?: unknown;
  readonly children?: Readonly<Record<string, AnyActorRef | undefined>>;
  can?(event: ActorRestored): boolean;
}

/**
 * Sets named parts in the contexts and inputs of an actor and all its actors, in place, wherever a part of that name
 * exists. XState traverses whole contexts when it restores or persists them, so large parts are added after restoring
 * and removed before persisting.
 */
export const putParts = (actor: AnyActorRef, parts: Readonly<Record<string, unknown>>): void => {
  const { context, input, children = {} }: RunningSnapshot = actor.getSnapshot();
  for (const holder of [context, input]) {
    if (typeof holder !== 'object' || holder === null) continue;
    for (const [name, part] of Object.entries(parts)) if (name in holder) Reflect.set(holder, name, part);
  }
  for (const child of Object.values(children)) if (child) putParts(child, parts);
};

const restored: ActorRestored = { type: 'actor.restored' };

/** Sends `actor.restored` to the actors that handle it; even an unhandled event would be a step of a machine. */
const tellRestored = (actor: AnyActorRef): void => {
  const snapshot: RunningSnapshot = actor.getSnapshot();
  if (snapshot.status !== 'active') return;
  for (const child of Object.values(snapshot.children ?? {})) if (child) tellRestored(child);
  if (snapshot.can?.(restored)) actor.send(restored);
};

export type RestoreOptions<Machine extends AnyStateMachine> = Omit<ActorOptions<Machine>, 'snapshot' | 'input'> & {
  /** The ports of the machine and all actors that it invoked. */
  readonly ports: object;
  /** Other parts that the snapshot has a property for; set by `putParts`. */
  readonly parts?: Readonly<Record<string, unknown>> | undefined;
};

/**
 * Restores a machine from `actor.getPersistedSnapshot()`, in this process or another one. The snapshot is plain data
 * and survives JSON. Functions do not, so the ports are passed again; a call that was running is repeated, and timers
 * start again, because XState does not persist them (statelyai/xstate#5331).
 * @param snapshot from trusted storage, of the same release
 */
export const restoreActor = <Machine extends AnyStateMachine>(
  machine: Machine,
  snapshot: Snapshot<unknown>,
  { ports, parts = {}, ...options }: RestoreOptions<Machine>,
): Actor<Machine> => {
  const actor = createActor(machine, {
    ...options,
    snapshot: bindPorts(snapshot as PersistedSnapshot, ports),
  } as never);
  putParts(actor, parts);
  actor.start();
  tellRestored(actor);
  return actor;
};
