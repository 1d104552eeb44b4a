import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import type { OrderDamage } from '../../acceptance/operator/order-damage.ts';
import { inRoot, root } from '../../scripts/prepare/root.mjs';
import type { FaultOutcome } from './faults.ts';
import type { Reading } from './page-reader.ts';

/** The results of a run. */
export interface FailoverFigures {
  /** For each kill, the seconds until writes were accepted again. */
  readonly kills: readonly number[];
  readonly faults: readonly FaultOutcome[];
  readonly orders: number;
  readonly refused: Readonly<Record<string, number>>;
  readonly damage: OrderDamage;
  /** Responses that were neither the requested ones nor 503 with `Retry-After`. */
  readonly wrongAnswers: readonly string[];
  readonly unavailable: number;
  readonly longestMs: number;
  /** Pages behind the cache. */
  readonly cached: Reading;
  /** The same pages, requested from a store process directly. */
  readonly direct: Reading;
}

export const medianOf = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((left, right) => left - right);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
};

const seconds = (number: number): string => number.toFixed(1);

const rowsOf = (figures: FailoverFigures): readonly (readonly [string, string, string])[] => {
  const { kills, damage, cached, direct } = figures;
  return [
    ['kills of the primary', String(kills.length), ''],
    ['seconds until writes were accepted again, median', seconds(medianOf(kills)), 'at most 20'],
    ['the same, longest', seconds(Math.max(...kills)), ''],
    ['acknowledged orders', String(figures.orders), ''],
    ['lost acknowledged orders', String(damage.lost), '0'],
    ['lists with two live orders', String(damage.doubled), '0'],
    ['lists paid twice', String(damage.capturedTwice), '0'],
    ['captures without an order', String(damage.stranded), '0'],
    ['published orders without their capture', String(damage.unpaid), '0'],
    ['units of stock missing', String(damage.stock), '0'],
    ['unsettled orders', String(damage.unsettled), '0'],
    ['placements refused with an error other than 503', JSON.stringify(figures.refused), ''],
    ['responses with 503 and Retry-After', String(figures.unavailable), ''],
    ['any other failure shown to buyers', String(figures.wrongAnswers.length), '0'],
    ["longest wait of a buyer's request, seconds", seconds(figures.longestMs / 1_000), ''],
    ['catalogue pages read behind the caching tier', String(cached.pages), ''],
    ['of these with a status other than 200', String(cached.refused.length), '0'],
    ['longest wait for one, seconds', seconds(cached.longestMs / 1_000), ''],
    ['the same pages read from a store process directly', String(direct.pages), ''],
    ['of these with a status other than 200', String(direct.refused.length), '0'],
    ['longest wait for one, seconds', seconds(direct.longestMs / 1_000), ''],
  ];
};

const faultRow = ({ name, seconds: taken, hasMoved, late, lost }: FaultOutcome): string =>
  `| ${name} | ${taken === 0 ? 'no gap' : seconds(taken)} | ${hasMoved ? 'another node' : 'the same'} | ${late} | ${lost} |`;

/** The figures as two Markdown tables. */
export const tablesOf = (figures: FailoverFigures): string =>
  [
    '| count of | measured | required |',
    '|---|---:|---:|',
    ...rowsOf(figures).map(([what, count, asked]) => `| ${what} | ${count} | ${asked} |`),
    '',
    '| fault | seconds until writes were accepted again | primary afterwards | changes acknowledged by the old primary meanwhile | of these lost |',
    '|---|---:|---|---:|---:|',
    ...figures.faults.map(faultRow),
  ].join('\n');

const git = (...words: readonly string[]): string => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();

/** Writes docs/failover.md. */
export const writeReport = async (figures: FailoverFigures, minutes: number): Promise<void> => {
  const conditions = `commit ${git('rev-parse', '--short', 'HEAD')}, Node ${process.versions.node} on ${cpus().length} cores, ${new Date().toISOString().slice(0, 10)}, ${minutes.toFixed(0)} minutes`;
  await writeFile(
    inRoot('docs/failover.md'),
    `# Failover

Written by \`npm run failover\` (${conditions}); do not edit.

Three nodes run with the files of the [recipe](recipes/failover.md), each with its own network and disk on one machine. Two store
processes serve guests who fill carts and pay by card continuously; each order has an Idempotency-Key and is sent again after a
503. They read the catalogue from [the replicas](recipes/read-replicas.md), and the [caching tier](recipes/cache.md) is in front of one
of them. First, five faults are tested, during which a client that bypasses the
proxy continues writing to the primary; its acknowledged writes must exist afterwards. Then the primary is killed
(\`kill -9\` of Patroni, the postmaster and its processes, every second time also of etcd) at different times of its lease, and restarted once writes are accepted again.
Finally the database is checked for damage. All processes share one machine: a real network and real disks were not tested.

${tablesOf(figures)}

Seconds per kill: ${figures.kills.map(seconds).join(', ')}.

\`npm run failover -- --kills 2\` is a shorter run; it needs root and some programs, and lists those that are missing. The acceptance tests
include an even shorter one.
`,
  );
};
