import { goalTable } from '../figures/goal-table.ts';
import type { WorstBody } from '../hostile/reading-bodies.ts';
import { messageOf, startServer } from '../placement/processes.ts';

const mostRatio = 5;

const rowOf = ({ call, limitBytes, time, memory }: WorstBody): string =>
  `| ${call} | ${limitBytes / 1e6} MB | ${time.ratio.toFixed(1)}× (${time.ms.toFixed(0)} ms) | ${time.name} | ${memory.ratio.toFixed(1)}× (${memory.megabytes.toFixed(0)} MB) | ${memory.name} |`;

const worstOf = (ratios: readonly number[]): number => Math.max(...ratios);

/** Measures the cost of reading the most expensive bodies, for every call with a body. */
export const measureHostile = async (): Promise<{ readonly tables: string }> => {
  const reader = await startServer('../hostile/reading-bodies.ts', {}, [
    '--expose-gc',
    '--min-semi-space-size=256',
    '--max-semi-space-size=512',
  ]);
  try {
    const worst = await messageOf<readonly WorstBody[]>(reader);
    const goals = goalTable([
      { name: 'time', reached: worstOf(worst.map(({ time }) => time.ratio)), unit: '×', most: mostRatio },
      { name: 'memory', reached: worstOf(worst.map(({ memory }) => memory.ratio)), unit: '×', most: mostRatio },
    ]);
    const rows = [
      '| call | limit | worst time | by | worst memory | by |',
      '|---|---:|---:|---|---:|---|',
      ...worst.map(rowOf),
    ];
    return { tables: `${goals}\n\n${rows.join('\n')}` };
  } finally {
    reader.kill();
  }
};
