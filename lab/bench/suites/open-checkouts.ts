import { goalTable } from '../figures/goal-table.ts';
import { closeSessions, makeSessions } from '../hosted/make-sessions.ts';
import { publicUrl, withServers } from '../hosted/with-servers.ts';
import type { RestingMemory } from '../measure/heap.ts';
import { messageOf } from '../placement/processes.ts';
import { makeCarts } from '../reading/make-carts.ts';

/**
 * Checkouts opened and closed before the first count, so that the process has compiled its code and filled its caches.
 */
const warmUp = 2_000;

/** Number of open checkouts at the first and the second count. */
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
    const memory = (): Promise<RestingMemory> => {
      const measured = messageOf<RestingMemory>(server);
      server.send('memory');
      return measured;
    };
    const openOf = (from: number, to: number) => makeSessions(origin, publicUrl, carts.slice(from, to));
    await closeSessions(origin, publicUrl, await openOf(0, warmUp));
    await openOf(warmUp, warmUp + few);
    const before = await memory();
    await openOf(warmUp + few, warmUp + many);
    const after = await memory();
    const held = ({ heapUsed, code, external }: RestingMemory): number => heapUsed - code + external;
    const reached = (held(after) - held(before)) / (many - few);
    const rowOf = (sessions: number, { heapUsed, code, external, rss }: RestingMemory): string => {
      const cells = [heapUsed - code, code, external, rss].map(mib);
      return `| ${sessions.toLocaleString('en')} open checkouts | ${cells.join(' | ')} |`;
    };
    return [
      goalTable([
        { name: 'Growth of the memory for each further checkout', most: mostPerSession, reached, unit: ' bytes' },
      ]),
      [
        '| memory of the process, MiB | heap without code | compiled code | outside of the heap | resident |',
        '|---|---:|---:|---:|---:|',
        rowOf(few, before),
        rowOf(many, after),
      ].join('\n'),
    ].join('\n\n');
  });
