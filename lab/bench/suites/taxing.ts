import type { Figures } from '../chapter.ts';
import { comparisonsOf, costTable } from '../figures/cost-table.ts';
import { goalTable } from '../figures/goal-table.ts';
import { ratioChart } from '../figures/ratio-chart.ts';
import { importBuilt } from '../measure/import-built.ts';
import { takeTurns, timesOf, undisturbed } from '../measure/take-turns.ts';

const nsPerUs = 1_000;

/** Measures rule look-ups in tables of every size, and taxing an order of 20 lines compared with loops. */
export const measureTaxing = async (): Promise<Figures> => {
  const { lookups, taxings } = await importBuilt<typeof import('../orders/taxing.ts')>('lab/bench/orders/taxing.ts');
  if (new Set(taxings.map(({ run }) => run())).size > 1) throw new Error('The taxes of the order disagree.');
  const timings = await takeTurns([...taxings, ...lookups].map(({ run }) => ({ run })));
  const base = timings[0] ?? [];
  const orderRows = taxings.map(({ name, isOurs }, index) => ({
    name,
    isOurs,
    costs: [timesOf(timings[index] ?? [], base)],
  }));
  const table = { title: 'Times the cost of the plain loop', columns: ['an order of 20 lines'], rows: orderRows };
  const goals = [
    {
      name: 'An order of 20 lines taxed, compared with a loop with the same results',
      most: 3,
      reached: timesOf(timings[2] ?? [], timings[1] ?? []),
      unit: '×',
    },
    ...lookups.map(({ name }, index) => ({
      name: `A rule found in ${name}`,
      most: 1,
      reached: undisturbed(timings[taxings.length + index] ?? []) / nsPerUs,
      unit: ' µs',
    })),
  ];
  return {
    tables: `${goalTable(goals)}\n\n${costTable(table)}`,
    chart: ratioChart('Taxing an order', comparisonsOf(table, 'orders', [1e9 / undisturbed(base)])),
  };
};
