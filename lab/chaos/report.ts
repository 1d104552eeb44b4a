import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { inRoot } from '../../scripts/prepare/root.mjs';
import type { ChaosFigures } from './run-chaos.ts';

const rowsOf = ({ kills, concurrency, damage }: ChaosFigures): readonly (readonly [string, number, string])[] => [
  ['processes killed', kills.kills, 'at least 500'],
  ['at so many different points', kills.points, ''],
  ['rounds of 20 to 50 clients at once', concurrency.rounds, 'at least 1,000'],
  ['requests in these rounds', concurrency.clients, ''],
  ['duplicate orders', damage.duplicateOrders, '0'],
  ['duplicate captures', damage.duplicateCaptures, '0'],
  ['products oversold', damage.oversold, '0'],
  ['gift cards and earned discounts overdrawn', damage.overdrawn, '0'],
  ['stranded captures after reconciliation', damage.strandedCaptures, '0'],
  ['published orders with a wrong capture', damage.wrongCaptures, '0'],
  ['orders whose totals do not add up', damage.wrongTotals, '0'],
  ['orders left unsettled', damage.unsettled, '0'],
  ['rounds with a wrong number of winners', concurrency.wrongWinners, '0'],
  ['deadlocks and other server errors shown to clients', concurrency.serverErrors + kills.serverErrors, '0'],
];

/** The figures as a Markdown table. */
export const tableOf = (figures: ChaosFigures): string =>
  [
    '| what | counted | asked |',
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

A process that places an order is killed (\`kill -9\`) at every point of its way: when a statement has been sent, when it
has been answered, before and after each call of the payment provider. Then what a restart does is done, the shopper
sends the same order again, and a bank that nobody answered runs out of time. After that, 20 to 50 clients at once
want the same, at two processes of the backend: the last unit, the last two units in both orders, one gift card, an
earned discount with one use left, one list in many tabs, and the same requests again under one Idempotency-Key. What
must never be is counted over the whole database at the end.

${tableOf(figures)}

Points at which a process was killed:

${scenarios.join('\n')}

\`npm run chaos -- --rounds 60 --kill-every 20\` is a short form; a shorter one runs with the tests.
`,
  );
};
