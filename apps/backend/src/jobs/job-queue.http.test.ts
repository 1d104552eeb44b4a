import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { pino } from 'pino';
import { beforeEach, expect, inject, it, vi } from 'vitest';
import { copyDatabase } from '../testing/copied-database.ts';
import { prepareJobQueue, startJobQueue } from './job-queue.ts';

let database: { readonly url: string };
beforeEach(async () => {
  database = await copyDatabase(inject('templateUrl'));
});

/** A way to the database that can be closed, as when its server restarts. */
const openWay = async (url: string) => {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const onward = connect(Number(target.port), target.hostname);
    for (const end of [socket, onward]) {
      sockets.add(end);
      end.on('error', () => undefined);
      end.on('close', () => [socket, onward].forEach((each) => void each.destroy()));
    }
    socket.pipe(onward).pipe(socket);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).href,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
    open: () => once(server.listen(port, '127.0.0.1'), 'listening'),
  };
};

it('job queue continues after an outage during which no worker could record the result of its job', async () => {
  await prepareJobQueue(database.url);
  const way = await openWay(database.url);
  const done: number[] = [];
  const queue = await startJobQueue({
    databaseUrl: way.url,
    logger: pino({ level: 'silent' }),
    outageLog: { tell: () => 'away' },
    tasks: {
      probe: async ({ at }) => {
        // The outage begins while both workers are at work.
        if (Number(at) < 2 && done.filter((one) => one === at).length === 0) {
          await vi.waitFor(() => expect(started).toBe(2), { timeout: 10_000 });
          way.close();
        }
        done.push(Number(at));
      },
    },
  });
  let started = 0;
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    for (const at of [0, 1]) {
      await client.query(`select graphile_worker.add_job('probe', json_build_object('at', $1::int))`, [at]);
    }
    await vi.waitFor(
      async () => {
        const { rows } = await client.query('select 1 from graphile_worker.jobs where locked_by is not null');
        started = rows.length;
        expect(done.length).toBe(2);
      },
      { timeout: 15_000, interval: 50 },
    );
    await new Promise((resolve) => setTimeout(resolve, 500));
    await way.open();
    await client.query(`select graphile_worker.add_job('probe', json_build_object('at', 2))`);
    await vi.waitFor(
      async () => {
        expect(done).toContain(2);
        expect((await client.query('select 1 from graphile_worker.jobs')).rows).toEqual([]);
      },
      { timeout: 20_000, interval: 100 },
    );
  } finally {
    await queue.stop();
    await client.end();
    way.close();
  }
}, 60_000);

it('job queue reports a failed job through the logger, in its format, and writes nothing to the console', async () => {
  await prepareJobQueue(database.url);
  const lines: { level: number; msg: string }[] = [];
  const written = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) => vi.spyOn(console, name));
  const queue = await startJobQueue({
    databaseUrl: database.url,
    logger: pino({ level: 'warn' }, { write: (line: string) => lines.push(JSON.parse(line)) }),
    outageLog: { tell: () => undefined },
    tasks: { fail: () => Promise.reject(new Error('no paper in the printer')) },
  });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    await client.query(`select graphile_worker.add_job('fail', max_attempts => 1)`);
    await vi.waitFor(() => expect(lines.map(({ msg }) => msg).join()).toContain('no paper in the printer'), {
      timeout: 15_000,
    });
    expect(lines.map(({ level }) => level)).toEqual([50]);
    for (const writes of written) expect(writes).not.toHaveBeenCalled();
  } finally {
    await queue.stop();
    await client.end();
    vi.restoreAllMocks();
  }
}, 60_000);

it('job queue continues without a log line after the server ends idle connections', async () => {
  await prepareJobQueue(database.url);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(`alter database "${new URL(database.url).pathname.slice(1)}" set idle_session_timeout = '300ms'`);
  const told: unknown[] = [];
  const lines: string[] = [];
  const done: unknown[] = [];
  const queue = await startJobQueue({
    databaseUrl: database.url,
    logger: pino({ level: 'warn' }, { write: (line: string) => lines.push(line) }),
    outageLog: {
      tell: (error) => {
        told.push(error);
        return 'away';
      },
    },
    tasks: { probe: async ({ at }) => void done.push(at) },
  });
  try {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await client.query(`select graphile_worker.add_job('probe', json_build_object('at', 1))`);
    await vi.waitFor(() => expect(done).toEqual([1]), { timeout: 15_000 });
    expect({ told, lines }).toEqual({ told: [], lines: [] });
  } finally {
    await queue.stop();
    await client.end();
  }
}, 60_000);
