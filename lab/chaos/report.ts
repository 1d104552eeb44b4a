import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { inRoot } from '../../scripts/prepare/root.mjs';
import type { ChaosFigures } from './run-chaos.ts';

const rowsOf = ({ kills, concurrency, damage }: ChaosFigures): readonly (readonly [string, number, string])[] => [
  ['processes killed', kills.kills, 'at least 500'],
  ['different points at which they were killed', kills.points, ''],
  ['rounds of 20 to 50 clients at once', concurrency.rounds, 'at least 1,000'],
  ['requests in these rounds', concurrency.clients, ''],
  ['duplicate orders', damage.duplicateOrders, '0'],
  ['duplicate captures', damage.duplicateCaptures, '0'],
  ['oversold products', damage.oversold, '0'],
  ['overdrawn gift cards and earned discounts', damage.overdrawn, '0'],
  ['stranded captures after reconciliation', damage.strandedCaptures, '0'],
  ['published orders with a wrong capture', damage.wrongCaptures, '0'],
  ['orders with inconsistent totals', damage.wrongTotals, '0'],
  ['unsettled orders', damage.unsettled, '0'],
  ['rounds with a wrong number of winners', concurrency.wrongWinners, '0'],
  ['deadlocks and other server errors shown to clients', concurrency.serverErrors + kills.serverErrors, '0'],
];

/** The figures as a Markdown table. */
export const tableOf = (figures: ChaosFigures): string =>
  [
    '| count of | measured | required |',
    '|---|---:|---:|',
    ...rowsOf(figures).map(([what, count, asked]) => `| ${what} | ${count.toLocaleString('en-US')} | ${asked} |`),
  ].join('\n');

/** Writes docs/chaos.md. */
export const writeReport = async (figures: ChaosFigures, minutes: number): Promise<void> => {
  const scenarios = Object.entries(figures.kills.byScenario).map(([name, kills]) => `- ${name}: ${kills}`);
  const conditions = `Node ${process.versions.node} on ${cpus().length} cores, ${new Date().toISOString().slice(0, 10)}, ${minutes.toFixed(0)} minutes`;
  await writeFile(
    inRoot('docs/chaos.md'),
    `# Chaos

Written by \`npm run chaos\` (${conditions}); do not edit.

A process that places an order is killed (\`kill -9\`) at every step: after a statement was sent, after its result
arrived, and before and after each call to the payment provider. Then the recovery of a restart runs, the shopper
sends the same order again, and an unanswered bank challenge expires. After that, 20 to 50 simultaneous clients of two backend
processes compete for the same thing: the last unit, the last two units in either sequence, one gift card, an
earned discount with one use left, one list in many tabs, and repeated requests with the same Idempotency-Key. Finally,
violations of the invariants are counted over the whole database.

${tableOf(figures)}

Points at which a process was killed:

${scenarios.join('\n')}

\`npm run chaos -- --rounds 60 --kill-every 20\` is a shorter run; the tests include an even shorter one.
`,
  );
};
