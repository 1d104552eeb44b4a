import type { Figures } from '../chapter.ts';
import { comparisonsOf, costTable } from '../figures/cost-table.ts';
import { goalTable } from '../figures/goal-table.ts';
import { ratioChart } from '../figures/ratio-chart.ts';
import { importBuilt } from '../measure/import-built.ts';
import { takeTurns, timesOf, undisturbed } from '../measure/take-turns.ts';

const nsPerUs = 1_000;

/** Maximum cost of an event in the whole checkout, in microseconds. */
const mostUs = 50;

/** Sends events through the whole checkout with a cart of 20 lines: those of a session, and each kind separately. */
export const measureCheckoutEvents = async (): Promise<Figures> => {
  const { openEvents, openSession, sessionEvents } = await importBuilt<typeof import('../orders/checkout-session.ts')>(
    'lab/bench/orders/checkout-session.ts',
  );
  const [playSession, kinds] = await Promise.all([openSession(), openEvents()]);
  const [session = [], ...timings] = await takeTurns([
    { run: playSession },
    ...kinds.map(({ send }) => ({ run: send })),
  ]);
  const base = session.map((ns) => ns / sessionEvents);
  const rows = [
    { name: `one of a session’s ${sessionEvents} events`, isOurs: true, costs: [1] },
    ...kinds.map(({ name }, index) => ({ name, isOurs: true, costs: [timesOf(timings[index] ?? [], base)] })),
  ];
  const goals = [
    { name: 'An event, over a session', most: mostUs, reached: undisturbed(base) / nsPerUs, unit: ' µs' },
    ...kinds.map(({ name }, index) => ({
      name: `Of them, ${name}`,
      most: mostUs,
      reached: undisturbed(timings[index] ?? []) / nsPerUs,
      unit: ' µs',
    })),
  ];
  const table = { title: 'Times the cost of a session’s event', columns: ['a cart of 20 lines'], rows };
  return {
    tables: `${goalTable(goals)}\n\n${costTable(table)}`,
    chart: ratioChart('An event through checkout', comparisonsOf(table, 'events', [1e9 / undisturbed(base)])),
  };
};
