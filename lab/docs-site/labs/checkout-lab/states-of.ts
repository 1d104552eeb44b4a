import type { CheckoutSnapshot } from '@ironcart/checkout-machines';
import type { AnyActorRef, StateValue } from 'xstate';

/** A machine and its state: 'editing.shipping.answering', or one per region: 'methods.known, means.empty'. */
export interface StateOfMachine {
  readonly machine: string;
  readonly state: string;
}

const pathsOf = (value: StateValue): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value).flatMap(([key, inner]) =>
        inner === undefined ? [key] : pathsOf(inner).map((path) => `${key}.${path}`),
      );

const statesOfActor = (machine: string, snapshot: object): readonly StateOfMachine[] => {
  if (!('value' in snapshot)) return [];
  const children = 'children' in snapshot ? Object.entries(snapshot.children as Record<string, AnyActorRef>) : [];
  return [
    { machine, state: pathsOf(snapshot.value as StateValue).join(', ') },
    ...children.flatMap(([id, actor]) => statesOfActor(id, actor.getSnapshot())),
  ];
};

/** The states of checkout and of every machine that it runs. */
export const statesOf = (snapshot: CheckoutSnapshot): readonly StateOfMachine[] => statesOfActor('checkout', snapshot);

/** The innermost states of checkout itself, as its chart names them. */
export const currentPaths = (snapshot: CheckoutSnapshot): readonly string[] => pathsOf(snapshot.value);
