import { goalTable } from '../figures/goal-table.ts';
import { makeSessions } from '../hosted/make-sessions.ts';
import { publicUrl, withServers } from '../hosted/with-servers.ts';
import { messageOf } from '../placement/processes.ts';
import { makeCarts } from '../reading/make-carts.ts';

const openSessions = 10_000;

/** Opened before the first look, so that the process has filled its caches. */
const firstSessions = 1_000;

/** Maximum growth of the heap, in MiB: the states of the sessions are about a hundred. */
const mostGrowth = 1;

const bytesPerMib = 1_024 ** 2;
const mib = (bytes: number): string => (bytes / bytesPerMib).toFixed(1);

/** Measures the memory of a backend before and after many checkouts are opened on it. */
export const measureOpenCheckouts = (): Promise<string> =>
  withServers(async ({ databaseUrl, open }) => {
    const carts = await makeCarts(databaseUrl, firstSessions + openSessions);
    const { server, origin } = await open('./product-server.ts');
    const memory = (): Promise<NodeJS.MemoryUsage> => {
      const measured = messageOf<NodeJS.MemoryUsage>(server);
      server.send('memory');
      return measured;
    };
    await makeSessions(origin, publicUrl, carts.slice(0, firstSessions));
    const before = await memory();
    await makeSessions(origin, publicUrl, carts.slice(firstSessions));
    const after = await memory();
    const many = openSessions.toLocaleString('en');
    const reached = (after.heapUsed - before.heapUsed) / bytesPerMib;
    return [
      goalTable([{ name: `Growth of the heap by ${many} open checkouts`, most: mostGrowth, reached, unit: ' MiB' }]),
      [
        '| memory of the process, MiB | heap | resident |',
        '|---|---:|---:|',
        `| before | ${mib(before.heapUsed)} | ${mib(before.rss)} |`,
        `| ${many} open checkouts later | ${mib(after.heapUsed)} | ${mib(after.rss)} |`,
      ].join('\n'),
    ].join('\n\n');
  });
