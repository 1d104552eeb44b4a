import type { ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SearchQuery } from '@ironcart/api/client';
import { contract } from '@ironcart/api/contract';
import { prepareDatabase, startEmbeddedDatabase } from '@ironcart/backend';
import type { Figures } from '../chapter.ts';
import { goalTable } from '../figures/goal-table.ts';
import { ratioChart } from '../figures/ratio-chart.ts';
import { type Comparison, ratioTable } from '../figures/ratio-table.ts';
import { type Answers, type Subject, sendInTurns } from '../load/answers-per-second.ts';
import { type RecordedCall, recordCall } from '../load/recorded-call.ts';
import { messageOf, startServer } from '../placement/processes.ts';
import { type EmptyCart, makeCarts } from '../reading/make-carts.ts';
import { phrases } from '../reading/phrases.ts';
import { fillCatalogue } from '../search/fill-catalogue.ts';

const connections = 16;
const turns = 3;
const products = 1_000;
const publicUrl = 'http://store.test';
const categoryId = 7;
const word = 'kettlebell';
const productId = 10;

/** Enough that no cart is used twice. */
const emptyCarts = 60_000;

/** One kind of request, sent to the product and to the baseline. */
interface Duel {
  readonly name: string;
  /** Minimum share of the baseline's responses per second. */
  readonly least: number;
  readonly floor: Omit<Subject, 'name' | 'isOurs'>;
  readonly ours: Omit<Subject, 'name' | 'isOurs'>;
}

/** Returns the values in rotation. */
const inTurn = <T>(values: readonly T[]): (() => T) => {
  let next = 0;
  return () => {
    const value = values[next % values.length];
    if (value === undefined) throw new Error('There is nothing to take in turn');
    next += 1;
    return value;
  };
};

/** Uses another phrase in each request, for both servers. */
const searchingAnew = (floor: string, found: { readonly call: RecordedCall }): Pick<Duel, 'floor' | 'ours'> => {
  const { body = '' } = found.call;
  const [asked, alsoAsked] = [inTurn(phrases()), inTurn(phrases())];
  return {
    floor: { ...getting(floor), vary: () => ({ path: `/search/${encodeURIComponent(asked())}` }) },
    ours: { ...found, vary: () => ({ body: body.replace(JSON.stringify(word), JSON.stringify(alsoAsked())) }) },
  };
};

const getting = (url: string): { readonly call: RecordedCall } => ({ call: { url, method: 'GET', headers: {} } });

/** Adds an item to the next cart each time. */
const adding = (origin: string, pathOf: (cart: EmptyCart) => string, carts: Iterator<EmptyCart>): Duel['ours'] => ({
  call: {
    url: origin,
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: publicUrl },
    body: JSON.stringify({ items: [{ productId, qty: 1 }] }),
  },
  vary: () => {
    const { value, done } = carts.next();
    if (done === true) throw new Error('There are no empty carts left');
    return { path: pathOf(value), headers: { cookie: value.cookie } };
  },
});

/** The minimum for each kind of request, and how it is sent to both servers. */
const duelsBetween = async (floor: string, ours: string, carts: Iterator<EmptyCart>): Promise<readonly Duel[]> => {
  const search = async (query: SearchQuery) =>
    recordCall(ours, (client) => client.search.query({ ...query, pageSize: 20 }));
  const list = await search({ categoryId });
  const found = await search({ keyphrase: word });
  const detail = await recordCall(ours, (client) => client.content.productComplete(productId));
  if (list.answer.products.length !== 20 || found.answer.products.length !== 20) {
    throw new Error('A list is to show 20 products.');
  }
  const addPath = (listId: string): string => contract.list.addItems.path.replace(':id', listId);
  return [
    { name: 'product list of 20', least: 0.25, floor: getting(`${floor}/list/${categoryId}`), ours: list },
    { name: 'text search of 20', least: 0.25, floor: getting(`${floor}/search/${word}`), ours: found },
    { name: 'text search, a new phrase each time', least: 0.25, ...searchingAnew(floor, found) },
    { name: 'product detail', least: 0.3, floor: getting(`${floor}/detail/${productId}`), ours: detail },
    {
      name: 'add to cart',
      least: 0.25,
      floor: adding(floor, ({ listId }) => `/cart/${listId}`, carts),
      ours: adding(ours, ({ listId }) => addPath(listId), carts),
    },
  ];
};

const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

/** Sends the same requests to the product and to a plain handler on the same database, in turns. */
export const measureReading = async (): Promise<Figures> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'ironcart-reading-'));
  await chmod(dataDir, 0o755);
  const database = await startEmbeddedDatabase({ dataDir });
  const servers: ChildProcess[] = [];
  const open = async (file: string): Promise<string> => {
    const server = await startServer(file, {
      BENCH_DATABASE_URL: database.url,
      BENCH_PUBLIC_URL: publicUrl,
      BENCH_CONNECTIONS: String(connections),
    });
    servers.push(server);
    return `http://127.0.0.1:${(await messageOf<{ port: number }>(server)).port}`;
  };
  try {
    await prepareDatabase({ databaseUrl: database.url });
    await fillCatalogue(database.url, products);
    const carts = await makeCarts(database.url, emptyCarts);
    const [floorOrigin, oursOrigin] = [await open('../reading/bare-server.ts'), await open('./product-server.ts')];
    const duels = await duelsBetween(floorOrigin, oursOrigin, carts.values());
    const measured: { readonly duel: Duel; readonly floor: Answers; readonly ours: Answers }[] = [];
    for (const duel of duels) {
      const [floor, ours] = await sendInTurns(
        [
          { ...duel.floor, name: `bare handler`, isOurs: false },
          { ...duel.ours, name: duel.name, isOurs: true },
        ],
        { connections, turns },
      );
      if (floor && ours) measured.push({ duel, floor, ours });
    }
    const comparisons = measured.map(
      ({ duel: { name }, floor, ours }): Comparison => ({
        title: name,
        unit: 'answers',
        measurements: [
          { ...floor, name: `bare handler (p99 ${ms(floor.p99Ms)})` },
          { ...ours, name: `the product (p99 ${ms(ours.p99Ms)})` },
        ],
      }),
    );
    const goals = measured.map(({ duel: { name, least }, floor, ours }) => ({
      name: `${name}, compared with the bare handler`,
      least,
      reached: ours.perSecond / floor.perSecond,
      unit: '×',
    }));
    return {
      tables: [goalTable(goals), ...comparisons.map(ratioTable)].join('\n\n'),
      chart: ratioChart('Responses compared with a bare handler', comparisons),
    };
  } finally {
    for (const server of servers) server.kill();
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};
