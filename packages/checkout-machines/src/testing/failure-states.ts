import type { AnyStateMachine, AnyStateNode } from 'xstate';

const nodesOf = (node: AnyStateNode): readonly AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

const nameOf = (machine: AnyStateMachine, node: AnyStateNode): string => [machine.id, ...node.path].join('.');

/**
 * The states that a machine comes to when something that it waits for fails: every target of an `onError`, and where one
 * has no target the state that waited. As in 'taxQuote.error'; each once, sorted.
 */
export const failureStatesOf = (machine: AnyStateMachine): readonly string[] => {
  const names = nodesOf(machine.root).flatMap((node) =>
    [...node.transitions].flatMap(([event, transitions]) =>
      event.startsWith('xstate.error.')
        ? transitions.flatMap(({ target }) => (target ?? [node]).map((each) => nameOf(machine, each)))
        : [],
    ),
  );
  return [...new Set(names)].toSorted();
};
