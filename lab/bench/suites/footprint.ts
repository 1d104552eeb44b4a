import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedDatabase } from '@ironcart/backend';
import pg from 'pg';
import { goalTable } from '../figures/goal-table.ts';
import { type Subject, sendInTurns } from '../load/answers-per-second.ts';
import { categoryPath, recordCategoryList } from '../load/category-calls.ts';
import { growCatalogue } from '../load/grow-catalogue.ts';
import { residentMemory } from '../load/resident-memory.ts';
import { runProduct } from '../load/running-product.ts';
import { messageOf, startServer } from '../placement/processes.ts';

const products = 1_000;
const starts = 5;
const stretches = 3;
const connections = 16;
const restMs = 3_000;
const mostMemory = 150;
const mostStartMs = 500;
/** Allowed growth, for the timing of the garbage collector. */
const mostGrowth = 1.05;

const firstCall = '/svc_content/catalog/categories';

/** The V8 flags of `npm start`, for the backend without a storefront. */
const heapFlags = ['--max-semi-space-size=4', '--heap-growing-percent=50'];

const median = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;

const visibleProducts = async (databaseUrl: string): Promise<readonly number[]> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ product_id: number }>('select product_id from products where visibility = 4');
    return rows.map(({ product_id }) => product_id);
  } finally {
    await client.end();
  }
};

const getting = (origin: string, path: string): Subject => ({
  name: path,
  isOurs: true,
  call: { url: `${origin}${path}`, method: 'GET', headers: {} },
});

/** A category's list, and every product in rotation. */
const callsTo = async (origin: string, productIds: readonly number[]): Promise<readonly Subject[]> => {
  let asked = 0;
  const nextProduct = () => ({
    path: `/svc_content/catalog/product/complete/${productIds[asked++ % productIds.length]}`,
    headers: {},
  });
  return [
    { name: 'product list', isOurs: true, call: (await recordCategoryList(origin)).call },
    { ...getting(origin, nextProduct().path), vary: nextProduct },
  ];
};

/** The memory of a process after each of several equal periods of load, in MiB. */
const memoryUnder = async (subjects: readonly Subject[], memory: () => number): Promise<readonly number[]> => {
  const figures: number[] = [];
  for (let stretch = 0; stretch < stretches; stretch += 1) {
    await sendInTurns(subjects, { connections, turns: 1 });
    await sleep(restMs);
    figures.push(memory());
  }
  return figures;
};

type Environment = Readonly<Record<string, string>>;

const measureStart = async (environment: Environment, path: string): Promise<number> => {
  const times: number[] = [];
  for (let start = 0; start < starts; start += 1) {
    const product = await runProduct(environment, path);
    times.push(product.startMs);
    await product.stop();
  }
  return median(times);
};

/** Measures the whole product: first with calls, then with calls and pages. */
const measureProduct = async (environment: Environment, productIds: readonly number[]) => {
  const product = await runProduct(environment, categoryPath);
  try {
    const open = product.memory();
    const afterCalls = await memoryUnder(await callsTo(product.origin, productIds), product.memory);
    const afterPages = await memoryUnder([getting(product.origin, categoryPath)], product.memory);
    return { open, afterCalls, afterPages };
  } finally {
    await product.stop();
  }
};

/** Measures the backend alone, as used with another storefront. */
const measureBackend = async (databaseUrl: string, productIds: readonly number[]) => {
  const server = await startServer(
    './product-server.ts',
    { BENCH_DATABASE_URL: databaseUrl, BENCH_PUBLIC_URL: 'http://store.test', BENCH_CONNECTIONS: String(connections) },
    heapFlags,
  );
  try {
    const { port } = await messageOf<{ port: number }>(server);
    const memory = () => residentMemory(server.pid);
    const calls = await callsTo(`http://127.0.0.1:${port}`, productIds);
    return { open: memory(), afterCalls: await memoryUnder(calls, memory) };
  } finally {
    server.kill();
  }
};

const last = (values: readonly number[]): number => values.at(-1) ?? Number.NaN;

/**
 * Starts the built product repeatedly on one database, and puts equal periods of load on it and on the backend alone.
 */
export const measureFootprint = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'ironcart-footprint-'));
  await chmod(folder, 0o755);
  const database = await startEmbeddedDatabase({ dataDir: join(folder, 'postgresql') });
  const environment = {
    DATABASE_URL: database.url,
    IRONCART_DEMO: 'on',
    IRONCART_DATA_DIR: folder,
    IRONCART_LIMITS_FACTOR: '1000',
  };
  try {
    // The first start seeds the database.
    await (await runProduct(environment, firstCall)).stop();
    await growCatalogue(database.url, products);
    const productIds = await visibleProducts(database.url);
    const startMs = await measureStart(environment, firstCall);
    const pageMs = await measureStart(environment, categoryPath);
    const product = await measureProduct(environment, productIds);
    const backend = await measureBackend(database.url, productIds);
    const [, second = Number.NaN] = product.afterCalls;
    const name = (what: string): string => `Memory after a load of ${what}, ${products.toLocaleString('en')} products`;
    const row = (moment: string, whole: number, alone?: number): string =>
      `| ${moment} | ${whole.toFixed(0)} | ${alone?.toFixed(0) ?? ''} |`;
    return [
      goalTable([
        {
          name: `Start to the first good answer, median of ${starts}`,
          most: mostStartMs,
          reached: startMs,
          unit: ' ms',
        },
        { name: name('calls'), most: mostMemory, reached: last(product.afterCalls), unit: ' MiB' },
        { name: name('calls and whole pages'), most: mostMemory, reached: last(product.afterPages), unit: ' MiB' },
        {
          name: 'The last period compared with the second',
          most: mostGrowth,
          reached: last(product.afterCalls) / second,
          unit: '×',
        },
      ]),
      `The first whole category page was there after ${pageMs.toFixed(0)} ms.`,
      [
        '| memory of the process, MiB | the product | its backend alone |',
        '|---|---:|---:|',
        row('open', product.open, backend.open),
        ...product.afterCalls.map((whole, index) =>
          row(`after period ${index + 1} of calls`, whole, backend.afterCalls[index]),
        ),
        ...product.afterPages.map((whole, index) => row(`after period ${index + 1} of pages`, whole)),
      ].join('\n'),
    ].join('\n\n');
  } finally {
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
