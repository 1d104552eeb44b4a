import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { delayText, eventText, guardText } from './words.ts';

const INDENT = '    ';

/** A valid Mermaid identifier, unique among the machine's states. */
const idOf = (node: AnyStateNode): string => (node.path.length === 0 ? 'machine' : node.path.join('_'));

const childrenOf = (node: AnyStateNode): readonly AnyStateNode[] => Object.values(node.states);

/** All transitions of a state, in the order in which the machine evaluates them. */
export const transitionsOf = (node: AnyStateNode): readonly AnyTransitionDefinition[] => [
  ...(node.always ?? []),
  ...[...node.transitions.values()].flat(),
];

/** All states of a machine, starting with its root. */
export const statesOf = (node: AnyStateNode): readonly AnyStateNode[] => [node, ...childrenOf(node).flatMap(statesOf)];

const label = (machine: AnyStateMachine, transition: AnyTransitionDefinition): string => {
  const text = [
    delayText(machine, transition.eventType) ?? eventText(transition.eventType),
    guardText(transition),
  ].filter((part) => part !== '');
  return text.length === 0 ? '' : ` : ${text.join(' ')}`;
};

const isWithin = (node: AnyStateNode, outer: AnyStateNode): boolean =>
  node === outer || (node.parent !== undefined && isWithin(node.parent, outer));

/** The start of an arrow from a compound state to one of its children, whichever child is active. */
const anywhereIn = (node: AnyStateNode): string => `${idOf(node)}_anywhere`;

const startOf = (node: AnyStateNode, target: AnyStateNode): string =>
  childrenOf(node).length > 0 && isWithin(target, node) ? anywhereIn(node) : idOf(node);

const targetsOf = (transition: AnyTransitionDefinition): readonly AnyStateNode[] => transition.target ?? [];

const arrowsFrom = (machine: AnyStateMachine, node: AnyStateNode): readonly string[] =>
  transitionsOf(node).flatMap((transition) =>
    targetsOf(transition).map((target) => `${startOf(node, target)} --> ${idOf(target)}${label(machine, transition)}`),
  );

const anywhereLines = (node: AnyStateNode): readonly string[] =>
  childrenOf(node).length > 0 && transitionsOf(node).some((each) => targetsOf(each).some((to) => isWithin(to, node)))
    ? [`state "in any state" as ${anywhereIn(node)}`]
    : [];

const initialOf = (node: AnyStateNode): readonly string[] =>
  node.type === 'compound' ? node.initial.target.map((target: AnyStateNode) => `[*] --> ${idOf(target)}`) : [];

const bodyOf = (node: AnyStateNode): readonly string[] => {
  if (node.type === 'parallel') {
    const regions = childrenOf(node).flatMap((region, at) => [...(at === 0 ? [] : ['--']), ...stateLines(region)]);
    return [...regions, ...anywhereLines(node)];
  }
  return [
    ...initialOf(node),
    ...childrenOf(node).flatMap(stateLines),
    ...anywhereLines(node),
    ...childrenOf(node).flatMap((child) => (child.type === 'final' ? [`${idOf(child)} --> [*]`] : [])),
  ];
};

const stateLines = (node: AnyStateNode): readonly string[] => {
  const name = `state "${node.key}" as ${idOf(node)}`;
  return childrenOf(node).length === 0 ? [name] : [`${name} {`, ...bodyOf(node).map((line) => INDENT + line), '}'];
};

/** Mermaid divides only a state into regions: a parallel machine is drawn as one state. */
const machineLines = ({ root, id }: AnyStateMachine): readonly string[] =>
  root.type === 'parallel'
    ? [`state "${id}" as ${idOf(root)} {`, ...bodyOf(root).map((line) => INDENT + line), '}']
    : bodyOf(root);

/** Renders a machine as a Mermaid state diagram with nested states and an arrow per transition. */
export const mermaidOf = (machine: AnyStateMachine): string => {
  const arrows = statesOf(machine.root).flatMap((node) => arrowsFrom(machine, node));
  return ['stateDiagram-v2', ...[...machineLines(machine), ...arrows].map((line) => INDENT + line)].join('\n');
};
