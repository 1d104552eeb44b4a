import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedDatabase } from '@ironcart/backend';
import { goalTable } from '../figures/goal-table.ts';
import { sendInTurns } from '../load/answers-per-second.ts';
import { categoryPath, recordCategoryList } from '../load/category-calls.ts';
import { runProduct } from '../load/running-product.ts';

const starts = 3;
const stretches = 3;
const connections = 16;
const restMs = 3_000;
const mostMemory = 150;
const mostStartMs = 500;
/** Beyond what collects garbage at its own times. */
const mostGrowth = 1.05;

const firstCall = '/svc_content/catalog/categories';

const median = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Starts the built product again and again on one database, and loads the last one of them in three equal stretches. */
export const measureFootprint = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'ironcart-footprint-'));
  await chmod(folder, 0o755);
  const database = await startEmbeddedDatabase({ dataDir: join(folder, 'postgresql') });
  const environment = { DATABASE_URL: database.url, IRONCART_DATA_DIR: folder, IRONCART_LIMITS_FACTOR: '1000' };
  try {
    // The first one fills the database.
    await (await runProduct(environment, firstCall)).stop();
    const startTimes: number[] = [];
    for (let start = 0; start < starts; start += 1) {
      const product = await runProduct(environment, firstCall);
      startTimes.push(product.startMs);
      await product.stop();
    }
    const product = await runProduct(environment, categoryPath);
    try {
      const atStart = product.memory();
      const list = await recordCategoryList(product.origin);
      const memory: number[] = [];
      const first = list.products[0]?.productId ?? 0;
      const getting = (path: string) => ({ url: `${product.origin}${path}`, method: 'GET', headers: {} });
      const subjects = [
        { name: 'product list', isOurs: true, call: list.call },
        { name: 'product detail', isOurs: true, call: getting(`/svc_content/catalog/product/complete/${first}`) },
      ];
      for (let stretch = 0; stretch < stretches; stretch += 1) {
        await sendInTurns(subjects, { connections, turns: 1 });
        await sleep(restMs);
        memory.push(product.memory());
      }
      await sendInTurns([{ name: 'category page', isOurs: true, call: getting(categoryPath) }], {
        connections,
        turns: 1,
      });
      await sleep(restMs);
      const afterPages = product.memory();
      const [, second = Number.NaN] = memory;
      const last = memory.at(-1) ?? Number.NaN;
      return [
        goalTable([
          {
            name: `Start to the first good answer, median of ${starts}`,
            most: mostStartMs,
            reached: median(startTimes),
            unit: ' ms',
          },
          { name: 'Memory after a load of calls', most: mostMemory, reached: last, unit: ' MiB' },
          { name: 'The last stretch beside the second', most: mostGrowth, reached: last / second, unit: '×' },
        ]),
        `| memory of the process | MiB |\n|---|---:|\n| open, one page shown | ${atStart.toFixed(0)} |\n${memory
          .map((value, index) => `| after stretch ${index + 1} | ${value.toFixed(0)} |`)
          .join('\n')}\n| after whole pages as well | ${afterPages.toFixed(0)} |`,
      ].join('\n\n');
    } finally {
      await product.stop();
    }
  } finally {
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
