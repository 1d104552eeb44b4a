import type { ActorLogic, AnyActorRef, AnyMachineSnapshot, EventObject } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';

/** A state that a machine can be in, and where each event leads from there. */
export interface ReachableState<TSnapshot> {
  readonly snapshot: TSnapshot;
  readonly next: readonly { readonly event: string; readonly to: string }[];
}

/**
 * Every state that events can lead a machine to. Answers and timers are events like all others: nothing runs.
 * @param essence what tells two states apart
 */
export const reachableStates = <
  TSnapshot extends AnyMachineSnapshot,
  TEvent extends EventObject,
  TInput,
  TEmitted extends EventObject,
>(
  machine: ActorLogic<TSnapshot, TEvent, TInput, AnyActorRef['system'], TEmitted>,
  input: TInput,
  events: readonly { readonly type: string; readonly [field: string]: unknown }[],
  essence: (snapshot: TSnapshot) => unknown = ({ value }) => value,
): ReadonlyMap<string, ReachableState<TSnapshot>> => {
  const serializeState = (snapshot: TSnapshot): string => JSON.stringify(essence(snapshot));
  const map = getAdjacencyMap(machine as unknown as ActorLogic<TSnapshot, TEvent, TInput>, {
    input,
    events: events as unknown as readonly TEvent[],
    serializeState,
  });
  return new Map(
    Object.entries(map).map(([key, { state, transitions }]) => [
      key,
      {
        snapshot: state,
        next: Object.values<{ event: TEvent; state: TSnapshot }>(transitions).map((step) => ({
          event: step.event.type,
          to: serializeState(step.state),
        })),
      },
    ]),
  );
};

/** The states from which none of the wanted states can ever be reached. */
export const deadEnds = <TSnapshot>(
  states: ReadonlyMap<string, ReachableState<TSnapshot>>,
  isWanted: (snapshot: TSnapshot) => boolean,
): readonly string[] => {
  const alive = new Set([...states].filter(([, { snapshot }]) => isWanted(snapshot)).map(([key]) => key));
  const saved = (): string | undefined =>
    [...states].find(([key, { next }]) => !alive.has(key) && next.some(({ to }) => alive.has(to)))?.[0];
  for (let key = saved(); key !== undefined; key = saved()) alive.add(key);
  return [...states.keys()].filter((key) => !alive.has(key));
};
