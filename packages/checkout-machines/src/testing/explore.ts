import type { AnyMachineSnapshot, AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';

/** One state that a machine can be in, and where each event leads from there. */
export interface Vertex<TSnapshot> {
  readonly snapshot: TSnapshot;
  readonly next: readonly { readonly event: string; readonly to: string }[];
}

const keyOf = (snapshot: AnyMachineSnapshot): string => JSON.stringify([snapshot.value, snapshot.context]);

/**
 * Every state that the events can lead a machine to, found from the machine itself. Answers and timers are events
 * like all others here ('xstate.done.actor.fetchRates', 'xstate.after.500...'): nothing runs.
 */
export const explore = <TMachine extends AnyStateMachine>(
  machine: TMachine,
  input: InputFrom<TMachine>,
  events: readonly { readonly type: string }[],
  limit = 20_000,
): ReadonlyMap<string, Vertex<SnapshotFrom<TMachine>>> => {
  const map = getAdjacencyMap(machine, {
    input,
    events: events as readonly EventFromLogic<TMachine>[],
    serializeState: (snapshot) => keyOf(snapshot as AnyMachineSnapshot),
    limit,
  });
  return new Map(
    Object.entries(map).map(([key, { state, transitions }]) => [
      key,
      {
        snapshot: state as SnapshotFrom<TMachine>,
        next: Object.values(transitions).map(({ event, state: after }) => ({
          event: event.type,
          to: keyOf(after as AnyMachineSnapshot),
        })),
      },
    ]),
  );
};

/** The states from which none of the wanted states can ever be reached. */
export const deadEnds = <TSnapshot>(
  vertices: ReadonlyMap<string, Vertex<TSnapshot>>,
  isWanted: (snapshot: TSnapshot) => boolean,
): readonly TSnapshot[] => {
  const alive = new Set([...vertices].filter(([, { snapshot }]) => isWanted(snapshot)).map(([key]) => key));
  for (let grew = true; grew; ) {
    grew = false;
    for (const [key, { next }] of vertices) {
      if (!alive.has(key) && next.some(({ to }) => alive.has(to))) {
        alive.add(key);
        grew = true;
      }
    }
  }
  return [...vertices].filter(([key]) => !alive.has(key)).map(([, { snapshot }]) => snapshot);
};
