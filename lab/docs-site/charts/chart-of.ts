import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { statesOf, transitionsOf } from '../../../scripts/diagrams/mermaid.ts';
import { delayText, eventText, guardText } from '../../../scripts/diagrams/words.ts';

/** A state with its child states. */
export interface ChartState {
  /** Its path in the machine: 'editing.shipping'; empty for the machine itself. */
  readonly path: string;
  readonly name: string;
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** Its initial child state. */
  readonly initial: string | undefined;
  readonly states: readonly ChartState[];
}

/** All transitions from one state to another, one line each: the event, then the guard in brackets. */
export interface ChartArrow {
  readonly from: string;
  readonly to: string;
  readonly lines: readonly string[];
}

/** The data of a machine's chart. */
export interface ChartGraph {
  readonly id: string;
  readonly root: ChartState;
  readonly arrows: readonly ChartArrow[];
}

const pathOf = (node: AnyStateNode): string => node.path.join('.');

const stateOf = (node: AnyStateNode): ChartState => ({
  path: pathOf(node),
  name: node.key,
  type: node.type,
  initial: node.type === 'compound' ? node.initial.target.map(pathOf)[0] : undefined,
  states: Object.values<AnyStateNode>(node.states).map(stateOf),
});

/** The graph of a machine: its states, and an arrow for each pair of states that transitions connect. */
export const chartOf = (machine: AnyStateMachine): ChartGraph => {
  const lines = new Map<string, { readonly from: string; readonly to: string; readonly lines: Set<string> }>();
  for (const node of statesOf(machine.root)) {
    for (const transition of transitionsOf(node)) {
      const { eventType } = transition;
      const line = `${delayText(machine, eventType) ?? eventText(eventType)} ${guardText(transition)}`.trim();
      for (const target of transition.target ?? []) {
        const [from, to] = [pathOf(node), pathOf(target)];
        const arrow = lines.get(`${from} ${to}`) ?? { from, to, lines: new Set<string>() };
        lines.set(`${from} ${to}`, arrow);
        arrow.lines.add(line === '' ? 'at once' : line);
      }
    }
  }
  const arrows = [...lines.values()].map((arrow) => ({ ...arrow, lines: [...arrow.lines] }));
  return { id: machine.id, root: stateOf(machine.root), arrows };
};
