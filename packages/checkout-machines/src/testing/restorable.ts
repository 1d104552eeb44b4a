import { expect } from 'vitest';
import { type AnyActorRef, type AnyMachineSnapshot, createActor, type Snapshot } from 'xstate';
import { bindPorts, restoreActor } from '../restore-actor.ts';
import { createInertScope } from './inert-scope.ts';
import type { ReachableStates } from './reachable-states.ts';

type Ports = Readonly<Record<string, unknown>>;

/** A stopped clock that records the timers. */
const waitingClock = () => {
  const waiting = new Set<object>();
  return {
    waiting,
    setTimeout: () => {
      const timer = {};
      waiting.add(timer);
      return timer;
    },
    clearTimeout: (timer: object) => {
      waiting.delete(timer);
    },
  };
};

/** A state as plain data: everything that a view or an order can depend on. */
const plain = (snapshot: AnyMachineSnapshot): unknown => {
  const { ports: _, ...context } = snapshot.context as { readonly ports?: unknown };
  const { value, status, output } = snapshot;
  return JSON.parse(JSON.stringify({ value, status, output, context, children: Object.keys(snapshot.children) }));
};

interface Persisted {
  readonly status: string;
  readonly input?: { readonly ports?: unknown };
  readonly children?: Readonly<Record<string, { readonly snapshot: Persisted }>>;
}

interface Running {
  readonly status: string;
  readonly input?: { readonly ports?: unknown };
  readonly children?: Readonly<Record<string, AnyActorRef>>;
}

/** The number of pending calls in a persisted snapshot. */
const callsUnderWay = ({ status, input, children = {} }: Persisted): number =>
  Object.values(children).reduce(
    (sum, { snapshot }) => sum + callsUnderWay(snapshot),
    status === 'active' && input?.ports !== undefined ? 1 : 0,
  );

/** The number of promises running in an actor. */
const callsRunning = (actor: AnyActorRef): number => {
  const { children = {}, status, input }: Running = actor.getSnapshot();
  return Object.values(children).reduce(
    (sum, child) => sum + callsRunning(child),
    status === 'active' && input?.ports !== undefined ? 1 : 0,
  );
};

const timersOf = ({ _nodes }: AnyMachineSnapshot): readonly string[] => [
  ...new Set(_nodes.flatMap(({ after }) => after.map(({ eventType }) => eventType))),
];

/**
 * Persists every state of a search, converts it to JSON and back, and restores it: each event must lead to the same
 * state as without persistence, pending calls must be repeated, and timers must be running.
 */
export const expectRestorable = (...searches: readonly ReachableStates<AnyMachineSnapshot>[]): void => {
  const scope = createInertScope();
  for (const vertices of searches) {
    const { machine, input, events } = vertices.search;
    const { ports = {} } = (input ?? {}) as { readonly ports?: Ports };
    for (const [name, { snapshot }] of vertices) {
      const text = JSON.stringify(machine.getPersistedSnapshot(snapshot));
      const persisted = (): Snapshot<unknown> => JSON.parse(text);
      const restored: AnyMachineSnapshot = createActor(machine, {
        snapshot: bindPorts(persisted(), ports),
      }).getSnapshot();
      expect(plain(restored), name).toEqual(plain(snapshot));
      if (snapshot.status !== 'active') continue;
      for (const event of events) {
        const expected = plain(machine.transition(snapshot, event, scope));
        expect(plain(machine.transition(restored, event, scope)), `${name} on ${event.type}`).toEqual(expected);
      }
      const clock = waitingClock();
      const actor = restoreActor(machine, persisted(), { ports, clock });
      expect(callsRunning(actor), name).toBeGreaterThanOrEqual(callsUnderWay(JSON.parse(text)));
      expect(clock.waiting.size, name).toBeGreaterThanOrEqual(timersOf(snapshot).length);
      actor.stop();
    }
  }
};
