import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { createInertScope } from './inert-scope.ts';
import type { ReachableStates } from './reachable-states.ts';

/** How much of a machine a search over its states covered. */
export interface TransitionCoverage {
  readonly machine: string;
  readonly states: { readonly reached: number; readonly all: number };
  readonly transitions: { readonly taken: number; readonly all: number };
  /** States and transitions that no path reached, as text. */
  readonly missed: readonly string[];
}

const nodesOf = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values<AnyStateNode>(node.states).flatMap(nodesOf),
];

const transitionsOf = (node: AnyStateNode): readonly AnyTransitionDefinition[] => [
  ...(node.always ?? []),
  ...[...node.transitions.values()].flat(),
];

const nameOf = (node: AnyStateNode): string => node.path.join('.') || '(root)';

const inWords = ({ source, target, eventType, guard }: AnyTransitionDefinition): string => {
  const targets: readonly AnyStateNode[] = target ?? [];
  const condition = typeof guard === 'string' ? ` [${guard}]` : guard === undefined ? '' : ' [if so]';
  return `${nameOf(source)}: ${eventType || 'always'}${condition} -> ${targets.map(nameOf).join(', ') || 'stays'}`;
};

/**
 * Counts the states and transitions of a machine that searches covered: each event is sent to each state, and the
 * machine reports the transitions taken.
 * @param searches at least one, all of the same machine
 * @throws Error without a search
 */
export const transitionCoverage = (searches: readonly ReachableStates<AnyMachineSnapshot>[]): TransitionCoverage => {
  const machine = searches[0]?.search.machine;
  if (machine === undefined) throw new Error('There is no search to count');
  const taken = new Set<AnyTransitionDefinition>();
  const reached = new Set<AnyStateNode>([machine.root]);
  const scope = createInertScope((transition) => {
    taken.add(transition);
    // A transient state appears in no snapshot.
    reached.add(transition.source);
  });
  for (const vertices of searches) {
    machine.getInitialSnapshot(scope, vertices.search.input);
    for (const { snapshot } of vertices.values()) {
      for (const node of snapshot._nodes) reached.add(node);
      if (snapshot.status !== 'active') continue;
      for (const event of vertices.search.events) machine.transition(snapshot, event, scope);
    }
  }
  // A machine is never in a history state itself.
  const nodes = nodesOf(machine.root).filter(({ type }) => type !== 'history');
  const transitions = nodes.flatMap(transitionsOf);
  return {
    machine: machine.id,
    states: { reached: nodes.filter((node) => reached.has(node)).length, all: nodes.length },
    transitions: { taken: transitions.filter((each) => taken.has(each)).length, all: transitions.length },
    missed: [
      ...nodes.filter((node) => !reached.has(node)).map(nameOf),
      ...transitions.filter((each) => !taken.has(each)).map(inWords),
    ],
  };
};

/** 'threeDs: 8 of 8 states, 22 of 22 transitions (100%)' */
export const coverageLine = ({ machine, states, transitions }: TransitionCoverage): string => {
  const percent = Math.floor((100 * (states.reached + transitions.taken)) / (states.all + transitions.all));
  return `${machine}: ${states.reached} of ${states.all} states, ${transitions.taken} of ${transitions.all} transitions (${percent}%)`;
};
