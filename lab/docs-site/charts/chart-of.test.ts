import { describe, expect, it } from 'vitest';
import { statesOf, transitionsOf } from '../../../scripts/diagrams/mermaid.ts';
import { machines } from '../../../scripts/diagrams/pages.ts';
import { type ChartState, chartOf } from './chart-of.ts';

const pathsIn = (state: ChartState): readonly string[] => [state.path, ...state.states.flatMap(pathsIn)];

describe('state chart of a machine', () => {
  it.each(machines.map((machine) => [machine.id, machine] as const))('has every state and target: %s', (_, machine) => {
    const { root, arrows } = chartOf(machine);
    const paths = pathsIn(root);
    expect(paths).toHaveLength(statesOf(machine.root).length);
    expect(new Set(paths).size).toBe(paths.length);
    for (const { from, to, lines } of arrows) {
      expect(paths).toContain(from);
      expect(paths).toContain(to);
      expect(lines.length).toBeGreaterThan(0);
    }
    const targets = statesOf(machine.root).flatMap((node) => transitionsOf(node).flatMap(({ target }) => target ?? []));
    expect(new Set(arrows.map(({ to }) => to))).toEqual(new Set(targets.map(({ path }) => path.join('.'))));
  });

  it('merges the transitions between two states into one arrow', () => {
    const checkout = machines.find(({ id }) => id === 'checkout');
    const arrows = checkout === undefined ? [] : chartOf(checkout).arrows;
    expect(arrows.find(({ from, to }) => from === 'editing.shipping' && to === 'editing.payment')?.lines).toEqual([
      'step.continue [canLeaveShipping]',
      'step.goTo [wantsReachable]',
    ]);
  });
});
