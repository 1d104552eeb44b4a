import type { LatencyRow } from './latencies.ts';
import type { MemoryFigures } from './memory-samples.ts';

export interface LoadRun {
  readonly rows: readonly LatencyRow[];
  readonly memory: MemoryFigures;
  readonly shoppers: number;
  readonly seconds: number;
  readonly thinkMs: number;
  /** As in `Node 20.20.2 on 2 cores, 2026-11-21`. */
  readonly conditions: string;
}

const ms = (value: number): string => (value < 10 ? value.toFixed(1) : value.toFixed(0));

/** The page that `npm run load` writes, in Markdown. */
export const loadReport = ({ rows, memory, shoppers, seconds, thinkMs, conditions }: LoadRun): string => {
  const answered = rows.reduce((sum, row) => sum + row.answered, 0);
  const failed = rows.reduce((sum, row) => sum + row.failed, 0);
  const line = ({ step, answered, failed, p50, p99 }: LatencyRow): string =>
    `| ${step} | ${answered.toLocaleString('en')} | ${failed} | ${ms(p50)} | ${ms(p99)} |`;
  return `# Load

Written by \`npm run load\` (${conditions}); do not edit.

${shoppers} simultaneous shoppers for ${seconds} seconds, each with pauses of ${thinkMs} ms on average between two steps: the
home page, a category, a product, a search, another product; every second shopper fills a cart, and some of them buy. One
process of the product with its embedded PostgreSQL; the shoppers run on the same cores. All limits are counted.

| step | succeeded | failed | p50, ms | p99, ms |
|---|---:|---:|---:|---:|
${rows.map(line).join('\n')}

Throughput: ${(answered / seconds).toFixed(1)} steps per second. Error rate: ${failed === 0 ? '0' : (failed / (answered + failed)).toFixed(5)}.

| memory of the process | MiB |
|---|---:|
| before the load | ${memory.atStart.toFixed(0)} |
| second third of the run, median | ${memory.secondThird.toFixed(0)} |
| last third of the run, median | ${memory.lastThird.toFixed(0)} |
| maximum | ${memory.most.toFixed(0)} |
`;
};
