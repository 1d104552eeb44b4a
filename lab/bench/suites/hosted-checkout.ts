import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Figures } from '../chapter.ts';
import { goalTable } from '../figures/goal-table.ts';
import { ratioChart } from '../figures/ratio-chart.ts';
import { type Comparison, ratioTable } from '../figures/ratio-table.ts';
import { makeBareRows, makeSessions } from '../hosted/make-sessions.ts';
import { type UpdateKind, updateKinds, updating } from '../hosted/updates.ts';
import { connections, publicUrl, type RunningServer, withServers } from '../hosted/with-servers.ts';
import { processorTime } from '../load/processor-time.ts';
import { messageOf } from '../placement/processes.ts';
import type { RecordedStatement } from '../placement/recorded-statement.ts';
import { makeCarts } from '../reading/make-carts.ts';

const leastRatio = 0.25;

/** Enough sessions that no two concurrent requests are for the same one. */
const updatedSessions = 200;

/** Number of updates of each kind before the measurement, and in each turn. */
const warmUp = 400;
const updatesPerTurn = 200;
const turns = 3;

const msPerSecond = 1_000;

type Updates = ReturnType<typeof updating>;

const sendOnce = async ({ call, vary }: Updates): Promise<void> => {
  const { path, headers, body = '' } = vary();
  const all = { ...call.headers, ...headers };
  const response = await fetch(`${call.url}${path}`, { method: call.method, headers: all, body });
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  await response.arrayBuffer();
};

const sendMany = async (updates: Updates, count: number): Promise<void> => {
  let left = count;
  const sendNext = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await sendOnce(updates);
    }
  };
  await Promise.all(Array.from({ length: connections }, sendNext));
};

/** Pause in which the server finishes pending work. */
const quietMs = 500;

/** The number of statements of one request. */
const statementsOf = async (server: ChildProcess, updates: Updates): Promise<number> => {
  await sleep(quietMs);
  server.send('record');
  await sendOnce(updates);
  const recorded = messageOf<{ readonly statements: readonly RecordedStatement[] }>(server);
  server.send('stop');
  return (await recorded).statements.length;
};

interface Asked extends RunningServer {
  readonly updates: Updates;
}

const median = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The processor time for an update in each of the servers, in milliseconds: the median over the turns. */
const costsOf = async (servers: readonly Asked[]): Promise<readonly number[]> => {
  for (const { updates } of servers) await sendMany(updates, warmUp);
  const costs = servers.map((): number[] => []);
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [at, { server, updates }] of servers.entries()) {
      const beforeMs = processorTime(server.pid);
      await sendMany(updates, updatesPerTurn);
      costs[at]?.push((processorTime(server.pid) - beforeMs) / updatesPerTurn);
    }
  }
  return costs.map(median);
};

/** Compares updates of checkout sessions with a bare handler. */
export const measureHostedCheckout = (): Promise<Figures> =>
  withServers(async ({ databaseUrl, open }) => {
    const carts = await makeCarts(databaseUrl, updatedSessions);
    const [floor, ours] = [await open('../hosted/bare-server.ts'), await open('./product-server.ts')];
    const sessions = await makeSessions(ours.origin, publicUrl, carts);
    await makeBareRows(databaseUrl, sessions);
    const measure = async (kind: UpdateKind): Promise<Comparison> => {
      const asked = { publicUrl, sessions, kind };
      const own = updating(ours.origin, asked);
      const bare = updating(floor.origin, asked, (id) => `/${id}`);
      const statements = await statementsOf(ours.server, own);
      const [bareMs = Number.NaN, ownMs = Number.NaN] = await costsOf([
        { ...floor, updates: bare },
        { ...ours, updates: own },
      ]);
      return {
        title: kind.name,
        unit: 'updates',
        measurements: [
          { name: 'bare handler', isOurs: false, perSecond: msPerSecond / bareMs },
          { name: `the product (${statements} statements)`, isOurs: true, perSecond: msPerSecond / ownMs },
        ],
      };
    };
    const comparisons: Comparison[] = [];
    for (const kind of updateKinds) comparisons.push(await measure(kind));
    const alike = comparisons.filter((_, at) => updateKinds[at]?.hasCalls !== true);
    const goals = alike.map(({ title, measurements: [bare, own] }) => ({
      name: `${title}, compared with the bare handler`,
      least: leastRatio,
      reached: (own?.perSecond ?? Number.NaN) / (bare?.perSecond ?? Number.NaN),
      unit: '×',
    }));
    return {
      tables: [goalTable(goals), ...comparisons.map(ratioTable)].join('\n\n'),
      chart: ratioChart('Updates of a checkout on the server', comparisons),
    };
  });
