import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { haltServer, launchServer, type ServerOptions } from './database-server.ts';
import { superviseServer } from './supervise-server.ts';

let folder = '';
let logged: string[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ironcart-server-'));
  logged = [];
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

const ready = 'echo "LOG:  database system is ready to accept connections" >&2';
const running = `${ready}; exec sleep 30`;

/** Options with which a shell script replaces PostgreSQL. */
const serverOf = async (script: string): Promise<ServerOptions> => {
  const postgres = join(folder, 'postgres');
  await writeFile(postgres, `#!/bin/sh\n${script}\n`);
  await chmod(postgres, 0o755);
  const binaries = { postgres, initdb: '', pgCtl: '' };
  return { binaries, clusterDir: '/cluster', port: 4321, user: undefined, log: (line) => logged.push(line) };
};

describe.skipIf(process.platform === 'win32')('database server', () => {
  it('is launched on its folder and port, for this machine only and with fsync, and stops on request', async () => {
    const options = await serverOf(`echo "$*" > ${folder}/arguments; echo >&2; ${running}`);
    const { child, ended } = await launchServer(options);
    expect(await readFile(join(folder, 'arguments'), 'utf8')).toBe(
      '-D /cluster -p 4321 -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=on -c max_connections=120\n',
    );
    expect(logged).toEqual(['LOG:  database system is ready to accept connections']);
    await haltServer(child, options);
    expect(child.signalCode).toBe('SIGINT');
    expect(await ended).toEqual(logged);
    await haltServer(child, options);
  });

  it('counts as stopped if it has already ended', async () => {
    const options = await serverOf(ready);
    const { child, ended } = await launchServer(options);
    await ended;
    await haltServer(child, options);
    expect(child.exitCode).toBe(0);
  });

  it('is stopped with pg_ctl on Windows, where a signal would end it immediately', async () => {
    const options = await serverOf(running);
    const { child } = await launchServer(options);
    const pgCtl = join(folder, 'pg_ctl');
    await writeFile(pgCtl, `#!/bin/sh\necho "$*" > ${folder}/arguments; kill -TERM ${child.pid}\n`);
    await chmod(pgCtl, 0o755);
    const { platform } = process;
    Object.defineProperty(process, 'platform', { value: 'win32' });
    const halted = haltServer(child, { ...options, binaries: { ...options.binaries, pgCtl } });
    Object.defineProperty(process, 'platform', { value: platform });
    await halted;
    expect(await readFile(join(folder, 'arguments'), 'utf8')).toBe('stop -D /cluster -m fast\n');
    expect(child.signalCode).toBe('SIGTERM');
  });

  it('is killed if it does not stop', async () => {
    const options = await serverOf(`trap '' INT; ${running}`);
    const { child } = await launchServer(options);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const halted = haltServer(child, options);
    vi.advanceTimersByTime(14_999);
    expect(child.killed && child.signalCode).toBe(null);
    vi.advanceTimersByTime(1);
    await halted;
    expect(child.signalCode).toBe('SIGQUIT');
  });

  it.each([
    ['echo why >&2; exit 3', 'did not start (it ended with code 3): why'],
    ['kill -9 $$', 'did not start (it was ended by SIGKILL):'],
  ])('that ends before it is ready is reported with its exit code: %s', async (script, message) => {
    await expect(launchServer(await serverOf(script))).rejects.toMatchObject({
      code: 'start_failed',
      message: expect.stringContaining(message),
    });
  });

  it('without an installed program is reported', async () => {
    const options = await serverOf('');
    await rm(options.binaries.postgres);
    await expect(launchServer(options)).rejects.toThrow(/did not start \(spawn .* ENOENT\)/);
  });

  it('that is not ready within a minute is killed', async () => {
    const options = await serverOf('exec sleep 30');
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const launched = launchServer(options);
    vi.advanceTimersByTime(60_000);
    await expect(launched).rejects.toThrow(/no answer within a minute/);
  });

  it('keeps its last 50 lines of output', async () => {
    const options = await serverOf(`i=0; while [ $i -lt 60 ]; do echo "line $i" >&2; i=$((i+1)); done; ${ready}`);
    const { ended } = await launchServer(options);
    const lines = await ended;
    expect([lines.length, lines.at(-1)]).toEqual([50, 'LOG:  database system is ready to accept connections']);
  });
});

describe.skipIf(process.platform === 'win32')('supervision of the database server', () => {
  const warned: string[] = [];
  const supervise = async (script: string, more: Partial<Parameters<typeof superviseServer>[0]> = {}) => {
    warned.length = 0;
    const inspect = vi.fn(async () => undefined);
    const onLost = vi.fn();
    const options = { warn: (line: string) => warned.push(line), inspect, onLost, pausesMs: [1, 2], ...more };
    const server = await superviseServer({ ...(await serverOf(script)), ...options });
    return { server, inspect, onLost };
  };
  /** Ends this many times, then keeps running. */
  const endingTimes = (count: number) =>
    `echo >> ${folder}/starts; ${ready}; [ $(wc -l < ${folder}/starts) -le ${count} ] && exit 1; exec sleep 30`;
  const again = 'The embedded database answers again';
  const endedFor = (pauseMs: number) => `The embedded database has ended; it is started again in ${pauseMs} ms`;

  it('restarts a server that ends, after checking its folder, and can stop it', async () => {
    const { server, inspect, onLost } = await supervise(endingTimes(1));
    await vi.waitFor(() => expect(warned).toEqual([endedFor(1), again]));
    expect(inspect).toHaveBeenCalledOnce();
    await server.stop();
    expect(onLost).not.toHaveBeenCalled();
    expect(warned).toHaveLength(2);
  });

  it('gives up after the maximum of attempts, and reports the reason once', async () => {
    const inspect = () => Promise.reject(new Error('the folder is gone'));
    const { server, onLost } = await supervise(ready, { inspect });
    await vi.waitFor(() => expect(onLost).toHaveBeenCalledOnce());
    expect(onLost.mock.lastCall).toMatchObject([
      {
        code: 'server_lost',
        message: 'The embedded database has ended and could not be started again in 2 attempts: the folder is gone',
      },
    ]);
    expect(warned).toEqual([endedFor(1), endedFor(2)]);
    await server.stop();
  });

  it('waits a quarter of a second before the first restart, and stops waiting when stopped', async () => {
    const { server, onLost } = await supervise(ready, { pausesMs: undefined });
    await vi.waitFor(() => expect(warned).toEqual([endedFor(250)]));
    await server.stop();
    expect(warned).toHaveLength(1);
    expect(onLost).not.toHaveBeenCalled();
  });

  it('ends the program on a signal without other listeners, until it is stopped', async () => {
    const listening = process.listeners('SIGHUP');
    process.removeAllListeners('SIGHUP');
    const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
    const { server } = await supervise(running);
    process.emit('SIGHUP', 'SIGHUP');
    expect(exit).toHaveBeenCalledExactlyOnceWith(129);
    const other = () => undefined;
    process.on('SIGHUP', other);
    process.emit('SIGHUP', 'SIGHUP');
    expect(exit).toHaveBeenCalledOnce();
    process.off('SIGHUP', other);
    await server.stop();
    expect(process.listenerCount('SIGHUP')).toBe(0);
    for (const listener of listening) process.on('SIGHUP', listener);
  });
});
