import type { Figures } from '../chapter.ts';
import { comparisonsOf, costTable } from '../figures/cost-table.ts';
import { goalTable } from '../figures/goal-table.ts';
import { ratioChart } from '../figures/ratio-chart.ts';
import { importBuilt } from '../measure/import-built.ts';
import { takeTurns, timesOf, undisturbed } from '../measure/take-turns.ts';
import { createOrderCase } from '../orders/order-case.ts';

const sizes = [10, 100, 1_000, 10_000];

/** Changes one line of carts of 10 to 10,000 lines and compares incremental with full pricing. */
export const measureRepricing = async (): Promise<Figures> => {
  const { createRepricing } = await importBuilt<typeof import('../orders/repricing.ts')>(
    'lab/bench/orders/repricing.ts',
  );
  const carts = sizes.map((size) => createRepricing(createOrderCase(size)));
  const ways = [
    { name: 'one line alone', isOurs: false, runs: carts.map(({ oneLine }) => oneLine) },
    { name: 'createCartPricer, one line changed', isOurs: true, runs: carts.map(({ changedLine }) => changedLine) },
    { name: 'the whole cart again', isOurs: true, runs: carts.map(({ wholeCart }) => wholeCart) },
  ];
  const timings = await takeTurns(ways.flatMap(({ runs }) => runs.map((run) => ({ run }))));
  const rows = ways.map(({ name, isOurs }, way) => ({
    name,
    isOurs,
    costs: sizes.map((_, size) => timesOf(timings[way * sizes.length + size] ?? [], timings[size] ?? [])),
  }));
  const table = {
    title: 'Times the cost of one line, by lines',
    columns: sizes.map((size) => size.toLocaleString('en-US')),
    rows,
  };
  const changed = rows[1]?.costs ?? [];
  const goals = [
    {
      name: 'A changed line, compared with one line alone, at the worst size',
      most: 2,
      reached: Math.max(...changed),
      unit: '×',
    },
  ];
  const basePerSecond = sizes.map((_, size) => 1e9 / undisturbed(timings[size] ?? []));
  return {
    tables: `${goalTable(goals)}\n\n${costTable(table)}`,
    chart: ratioChart(
      'Pricing a cart again',
      comparisonsOf(table, 'changes', basePerSecond).map((panel) => ({ ...panel, title: `${panel.title} lines` })),
    ),
  };
};
