import type { ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { prepareDatabase, startEmbeddedDatabase } from '@ironcart/backend';
import type { Figures } from '../chapter.ts';
import { type Goal, goalTable } from '../figures/goal-table.ts';
import { ratioChart } from '../figures/ratio-chart.ts';
import { type Comparison, ratioTable } from '../figures/ratio-table.ts';
import { makeBareRows, makeSessions } from '../hosted/make-sessions.ts';
import { updateKinds, updating } from '../hosted/updates.ts';
import { sendInTurns } from '../load/answers-per-second.ts';
import { messageOf, startServer } from '../placement/processes.ts';
import type { RecordedStatement } from '../placement/recorded-statement.ts';
import { makeCarts } from '../reading/make-carts.ts';
import { fillCatalogue } from '../search/fill-catalogue.ts';

const connections = 16;
const turns = 3;
const products = 1_000;
const productId = 10;
const publicUrl = 'http://store.test';
const leastRatio = 0.25;

/** Enough that no two requests at a time are of one session. */
const updatedSessions = 200;

/** Sessions whose memory is measured, and those before them, which fill the process's caches. */
const openSessions = 10_000;
const firstSessions = 1_000;

/** Maximum growth of the heap by the open sessions, in MiB: their states are over a hundred. */
const mostGrowth = 1;

const bytesPerMib = 1_024 ** 2;

const memoryOf = async (server: ChildProcess): Promise<NodeJS.MemoryUsage> => {
  const measured = messageOf<NodeJS.MemoryUsage>(server);
  server.send('memory');
  return measured;
};

const sendOnce = async ({ call, vary }: ReturnType<typeof updating>): Promise<void> => {
  const { path, headers, body = '' } = vary();
  const all = { ...call.headers, ...headers };
  const response = await fetch(`${call.url}${path}`, { method: call.method, headers: all, body });
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
};

/** Lets the server end what others still ask of it. */
const quietMs = 500;

/** The number of statements of one request. */
const statementsOf = async (server: ChildProcess, send: () => Promise<unknown>): Promise<number> => {
  await sleep(quietMs);
  server.send('record');
  await send();
  const recorded = messageOf<{ readonly statements: readonly RecordedStatement[] }>(server);
  server.send('stop');
  return (await recorded).statements.length;
};

/** Updates checkouts on the server beside a bare handler, and opens many. */
export const measureHostedCheckout = async (): Promise<Figures> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'ironcart-hosted-'));
  await chmod(dataDir, 0o755);
  const database = await startEmbeddedDatabase({ dataDir });
  const servers: ChildProcess[] = [];
  const open = async (file: string) => {
    const server = await startServer(file, {
      BENCH_DATABASE_URL: database.url,
      BENCH_PUBLIC_URL: publicUrl,
      BENCH_CONNECTIONS: String(connections),
    });
    servers.push(server);
    return { server, origin: `http://127.0.0.1:${(await messageOf<{ port: number }>(server)).port}` };
  };
  try {
    await prepareDatabase({
      databaseUrl: database.url,
      contents: { demo: 'off', demoData: () => Promise.reject(new Error('The bench fills the catalogue itself')) },
    });
    await fillCatalogue(database.url, products);
    const carts = await makeCarts(database.url, updatedSessions + firstSessions + openSessions);
    const [floor, ours] = [await open('../hosted/bare-server.ts'), await open('./product-server.ts')];
    const sessions = await makeSessions(ours.origin, publicUrl, carts.slice(0, updatedSessions), productId);
    await makeBareRows(database.url, sessions);

    const comparisons: Comparison[] = [];
    const goals: Goal[] = [];
    for (const kind of updateKinds) {
      const asked = { publicUrl, sessions, kind };
      const ownUpdates = updating(ours.origin, asked);
      const statements = await statementsOf(ours.server, () => sendOnce(ownUpdates));
      const [bare, update] = await sendInTurns(
        [
          { ...updating(floor.origin, asked, (id) => `/${id}`), name: 'bare handler', isOurs: false },
          { ...ownUpdates, name: `the product (${statements} statements)`, isOurs: true },
        ],
        { connections, turns },
      );
      if (!bare || !update) throw new Error('Nothing was measured');
      comparisons.push({ title: kind.name, unit: 'answers', measurements: [bare, update] });
      const reached = update.perSecond / bare.perSecond;
      goals.push({ name: `${kind.name}, beside the bare handler`, least: leastRatio, reached, unit: '×' });
    }

    const rest = carts.slice(updatedSessions);
    await makeSessions(ours.origin, publicUrl, rest.slice(0, firstSessions), productId);
    const before = await memoryOf(ours.server);
    await makeSessions(ours.origin, publicUrl, rest.slice(firstSessions), productId);
    const after = await memoryOf(ours.server);
    const mib = (bytes: number): string => (bytes / bytesPerMib).toFixed(1);
    const growth = (after.heapUsed - before.heapUsed) / bytesPerMib;
    goals.push({
      name: `Growth of the heap by ${openSessions.toLocaleString('en')} open checkouts`,
      most: mostGrowth,
      reached: growth,
      unit: ' MiB',
    });
    const memory = [
      '| memory of the process, MiB | heap | resident |',
      '|---|---:|---:|',
      `| before | ${mib(before.heapUsed)} | ${mib(before.rss)} |`,
      `| ${openSessions.toLocaleString('en')} open checkouts later | ${mib(after.heapUsed)} | ${mib(after.rss)} |`,
    ].join('\n');
    return {
      tables: [goalTable(goals), ...comparisons.map(ratioTable), memory].join('\n\n'),
      chart: ratioChart('Updates of a checkout on the server', comparisons),
    };
  } finally {
    for (const server of servers) server.kill();
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};
