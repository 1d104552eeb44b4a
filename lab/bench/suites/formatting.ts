import type { Figures } from '../chapter.ts';
import { comparisonsOf, costTable } from '../figures/cost-table.ts';
import { goalTable } from '../figures/goal-table.ts';
import { ratioChart } from '../figures/ratio-chart.ts';
import { importBuilt } from '../measure/import-built.ts';
import { takeTurns, timesOf, undisturbed } from '../measure/take-turns.ts';

/** Compares hand-written price formatting, the product's and Intl's. */
export const measureFormatting = async (): Promise<Figures> => {
  const { formats, pricesPerRun } = await importBuilt<typeof import('../orders/formatting.ts')>(
    'lab/bench/orders/formatting.ts',
  );
  if (new Set(formats.map(({ texts }) => texts().join())).size > 1) throw new Error('The formats of a price disagree.');
  const timings = await takeTurns(formats.map(({ run }) => ({ run })));
  const base = timings[0] ?? [];
  const rows = formats.map(({ name, isOurs }, index) => ({
    name,
    isOurs,
    costs: [timesOf(timings[index] ?? [], base)],
  }));
  const table = { title: 'Times the cost of the hand-written format', columns: ['a price'], rows };
  const reached = rows[1]?.costs[0] ?? Number.NaN;
  return {
    tables: `${goalTable([{ name: 'formatMoney, compared with a hand-written format', most: 3, reached, unit: '×' }])}\n\n${costTable(table)}`,
    chart: ratioChart('Writing a price', comparisonsOf(table, 'prices', [(1e9 * pricesPerRun) / undisturbed(base)])),
  };
};
