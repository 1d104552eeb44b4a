import type { ActorLogic, AnyActorRef, AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';

/** A reachable state of a machine, and the target of each event from there. */
export interface Vertex<TSnapshot> {
  readonly snapshot: TSnapshot;
  readonly next: readonly { readonly event: string; readonly to: string }[];
}

/** An event of the machine, or one sent by its actors and timers. */
export interface PossibleEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** Reachable states of a machine by their key, and how they were found. */
export type ReachableStates<TSnapshot> = ReadonlyMap<string, Vertex<TSnapshot>> & {
  readonly search: {
    readonly machine: AnyStateMachine;
    readonly input: unknown;
    /** Every event that was tried in any state. */
    readonly events: readonly PossibleEvent[];
  };
};

/** Maximum number of steps of a search, so that one that grows without limit fails instead of never ending. */
const mostSteps = 60_000;

const wholeState = (snapshot: AnyMachineSnapshot): unknown => [snapshot.value, snapshot.context];

/**
 * Finds all states that the events can lead a machine to. Nothing runs: responses and timers are events like all others
 * ('xstate.done.actor.fetchRates', 'xstate.after.500...').
 * @param events the possible events, or a function of the state if they depend on it, such as the response to a request
 * @param essence the parts that distinguish states; default: the whole state. Needed if a context grows without limit
 * @throws Error for a machine with too many states
 */
export const reachableStates = <
  TSnapshot extends AnyMachineSnapshot,
  TEvent extends EventObject,
  TInput,
  TEmitted extends EventObject,
>(
  machine: ActorLogic<TSnapshot, TEvent, TInput, AnyActorRef['system'], TEmitted>,
  input: TInput,
  events: readonly PossibleEvent[] | ((snapshot: TSnapshot) => readonly PossibleEvent[]),
  essence: (snapshot: TSnapshot) => unknown = wholeState,
): ReachableStates<TSnapshot> => {
  const tried = new Map<string, PossibleEvent>();
  const eventsIn = (snapshot: TSnapshot): readonly PossibleEvent[] => {
    const possible = typeof events === 'function' ? events(snapshot) : events;
    for (const event of possible) tried.set(JSON.stringify(event), event);
    return possible;
  };
  const serializeState = (snapshot: TSnapshot): string => JSON.stringify(essence(snapshot));
  const map = getAdjacencyMap(machine as unknown as ActorLogic<TSnapshot, TEvent, TInput>, {
    input,
    events: eventsIn as unknown as (snapshot: TSnapshot) => TEvent[],
    serializeState,
    limit: mostSteps,
  });
  const vertices = new Map(
    Object.entries(map).map(([key, vertex]) => [
      key,
      {
        snapshot: vertex.state,
        next: Object.values<{ event: TEvent; state: TSnapshot }>(vertex.transitions).map(({ event, state }) => ({
          event: event.type,
          to: serializeState(state),
        })),
      },
    ]),
  );
  return Object.assign(vertices, {
    search: { machine: machine as unknown as AnyStateMachine, input, events: [...tried.values()] },
  });
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
