import { goalTable } from '../figures/goal-table.ts';
import { closeSessions, makeSessions } from '../hosted/make-sessions.ts';
import { publicUrl, withServers } from '../hosted/with-servers.ts';
import { messageOf } from '../placement/processes.ts';
import { makeCarts } from '../reading/make-carts.ts';

/** Opened and closed before the first count, so that the process has compiled its code and filled its caches. */
const warmUp = 2_000;

/** How many are open at the first count, and at the second one. */
const [few, many] = [1_000, 11_000];

/** Maximum growth of the heap for each further checkout, in bytes: the state of one is about 10,000. */
const mostPerSession = 64;

const bytesPerMib = 1_024 ** 2;
const mib = (bytes: number): string => (bytes / bytesPerMib).toFixed(1);

/** Measures the memory of a backend with a few open checkouts and with many. */
export const measureOpenCheckouts = (): Promise<string> =>
  withServers(async ({ databaseUrl, open }) => {
    const carts = await makeCarts(databaseUrl, warmUp + many);
    const { server, origin } = await open('./product-server.ts');
    const memory = (): Promise<NodeJS.MemoryUsage> => {
      const measured = messageOf<NodeJS.MemoryUsage>(server);
      server.send('memory');
      return measured;
    };
    const openOf = (from: number, to: number) => makeSessions(origin, publicUrl, carts.slice(from, to));
    await closeSessions(origin, publicUrl, await openOf(0, warmUp));
    await openOf(warmUp, warmUp + few);
    const before = await memory();
    await openOf(warmUp + few, warmUp + many);
    const after = await memory();
    const reached = (after.heapUsed + after.external - before.heapUsed - before.external) / (many - few);
    const rowOf = (sessions: number, held: NodeJS.MemoryUsage): string =>
      `| ${sessions.toLocaleString('en')} open checkouts | ${mib(held.heapUsed)} | ${mib(held.external)} | ${mib(held.rss)} |`;
    return [
      goalTable([
        { name: 'Growth of the memory for each further checkout', most: mostPerSession, reached, unit: ' bytes' },
      ]),
      [
        '| memory of the process, MiB | heap | outside of it | resident |',
        '|---|---:|---:|---:|',
        rowOf(few, before),
        rowOf(many, after),
      ].join('\n'),
    ].join('\n\n');
  });
