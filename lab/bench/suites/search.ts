import type { ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareDatabase, startEmbeddedDatabase } from '@ironcart/backend';
import pg from 'pg';
import type { Figures } from '../chapter.ts';
import { goalTable } from '../figures/goal-table.ts';
import { ratioChart } from '../figures/ratio-chart.ts';
import { type Answers, type Subject, sendInTurns } from '../load/answers-per-second.ts';
import { type RecordedCall, recordCall } from '../load/recorded-call.ts';
import { messageOf, startServer } from '../placement/processes.ts';
import { fillCatalogue } from '../search/fill-catalogue.ts';

/** A single connection: the duration of a query is compared, without waiting for a core. */
const connections = 1;
const turns = 5;
const smallCatalogue = 1_000;

/** A large catalogue, and the maximum p99 of a faceted query in it, as a multiple of its p99 at 1,000 products. */
interface LargeCatalogue {
  readonly heading: string;
  readonly products: number;
  readonly mostTimes: number;
}

/** A facet value that no product has: it changes the query but not its result. */
const nobody = 'Nobody';

/** Search phrases that are combined with facets. */
const queries = [
  {
    name: 'words and two facets',
    query: { keyphrase: 'ketlebell', filters: { brand: ['Birk', 'Dahl', nobody], rating_summary: ['3'] } },
  },
  {
    name: 'a category and two facets',
    query: { categoryId: 7, filters: { is_salable: ['true'], color: ['Red', nobody] } },
  },
  { name: 'a category and all below it', query: { categoryId: 2, filters: { type: ['simple', nobody] } } },
];

/** Varies a query without changing its result, so that each request misses the cache. */
const neverTheSame = (call: RecordedCall): Pick<Subject, 'call' | 'vary'> => {
  let asked = 0;
  return {
    call,
    vary: () => {
      asked += 1;
      return { body: (call.body ?? '').replace(nobody, `${nobody} ${asked}`) };
    },
  };
};

const createDatabase = async (serverUrl: string, name: string): Promise<string> => {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
};

/** Sends the same faceted queries to a small and a large catalogue, in turns. */
export const measureSearch = async ({ heading, products, mostTimes }: LargeCatalogue): Promise<Figures> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'ironcart-search-'));
  await chmod(dataDir, 0o755);
  const database = await startEmbeddedDatabase({ dataDir });
  const servers: ChildProcess[] = [];
  try {
    const subjects: Subject[] = [];
    for (const size of [smallCatalogue, products]) {
      const databaseUrl = await createDatabase(database.url, `products_${size}`);
      await prepareDatabase({ databaseUrl });
      await fillCatalogue(databaseUrl, size);
      const server = await startServer('./product-server.ts', {
        BENCH_DATABASE_URL: databaseUrl,
        BENCH_PUBLIC_URL: 'http://store.test',
        BENCH_CONNECTIONS: '4',
      });
      servers.push(server);
      const { port } = await messageOf<{ port: number }>(server);
      for (const { name, query } of queries) {
        const { call } = await recordCall(`http://127.0.0.1:${port}`, (client) =>
          client.search.query({ ...query, pageSize: 20 }),
        );
        subjects.push({
          name: `${name}, ${size.toLocaleString('en-US')} products`,
          isOurs: true,
          ...neverTheSame(call),
        });
      }
    }
    const answers = await sendInTurns(subjects, { connections, turns });
    const pairs = queries.map(({ name }, index) => ({
      name,
      small: answers[index],
      large: answers[queries.length + index],
    }));
    const timesSlower = (of: (answer: Answers) => number, { small, large }: (typeof pairs)[number]): number =>
      small && large ? of(large) / of(small) : Number.NaN;
    const goals = pairs.map((pair) => ({
      name: `p99 at ${products.toLocaleString('en-US')} products compared with p99 at 1,000: ${pair.name}`,
      most: mostTimes,
      reached: timesSlower(({ p99Ms }) => p99Ms, pair),
      unit: '×',
    }));
    const comparisons = pairs.map(({ name, small, large }) => ({
      title: name,
      unit: 'answers',
      measurements: [
        { name: '1,000 products', isOurs: false, perSecond: small?.perSecond ?? Number.NaN },
        {
          name: `${products.toLocaleString('en-US')} products`,
          isOurs: true,
          perSecond: large?.perSecond ?? Number.NaN,
        },
      ],
    }));
    return { tables: goalTable(goals), chart: ratioChart(heading, comparisons) };
  } finally {
    for (const server of servers) server.kill();
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};
