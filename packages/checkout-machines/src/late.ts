import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';

/** A machine that has not arrived yet: what it starts with, and the events that wait for it. */
interface Awaited {
  readonly status: 'active' | 'error';
  readonly output: undefined;
  readonly error: unknown;
  readonly input: unknown;
  readonly waiting: readonly AnyEventObject[];
  /** Whether it could not be loaded. */
  readonly isLost: boolean;
}

type LateSnapshot = Awaited | AnyMachineSnapshot;

type Scope = Parameters<AnyStateMachine['transition']>[2];

/** Whether a machine made by `late` has arrived: until then its snapshot has neither value nor context. */
export const hasArrived = (snapshot: object): boolean => 'value' in snapshot;

const isMachineSnapshot = (snapshot: LateSnapshot): snapshot is AnyMachineSnapshot => hasArrived(snapshot);

const ARRIVED = 'late.arrived';
const LOST = 'late.lost';

/** The machine begins, and takes the events that waited for it. */
const begin = (machine: AnyStateMachine, { input, waiting }: Awaited, scope: Scope): AnyMachineSnapshot =>
  waiting.reduce<AnyMachineSnapshot>(
    (snapshot, event) => machine.transition(snapshot, event, scope),
    machine.getInitialSnapshot(scope, input),
  );

/**
 * A machine that is loaded when it is started, so that a page does not wait for what it needs later. Events that come
 * before it wait for it, in their order. Where it cannot be loaded it is asked for again with the next event; with
 * `failsWhenLost` the actor ends in an error instead, for its parent to hear.
 */
export const late = <Machine extends AnyStateMachine>(
  load: () => Promise<Machine>,
  { failsWhenLost = false }: { readonly failsWhenLost?: boolean } = {},
): Machine => {
  const fetch = ({ self }: Scope): void => {
    load().then(
      (machine) => self.send({ type: ARRIVED, machine }),
      (error: unknown) => self.send({ type: LOST, error }),
    );
  };
  const logic = {
    getInitialSnapshot: (_: Scope, input: unknown): Awaited => ({
      status: 'active',
      output: undefined,
      error: undefined,
      input,
      waiting: [],
      isLost: false,
    }),
    start: (_: LateSnapshot, scope: Scope) => fetch(scope),
    transition: (snapshot: LateSnapshot, event: AnyEventObject, scope: Scope): LateSnapshot => {
      if (isMachineSnapshot(snapshot)) return snapshot.machine.transition(snapshot, event, scope);
      if (event.type === ARRIVED) return begin(event.machine, snapshot, scope);
      if (event.type === LOST) {
        return failsWhenLost ? { ...snapshot, status: 'error', error: event.error } : { ...snapshot, isLost: true };
      }
      if (snapshot.isLost) fetch(scope);
      return { ...snapshot, isLost: false, waiting: [...snapshot.waiting, event] };
    },
    getPersistedSnapshot: (snapshot: LateSnapshot) => snapshot,
  };
  // What stands for the machine until then is known to `hasArrived` alone.
  return logic as unknown as Machine;
};
