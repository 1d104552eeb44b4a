import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { stopGracefully } from './graceful-stop.ts';

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

const messageOf = <T>(child: ChildProcess): Promise<T> =>
  new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as T));
    child.once('exit', (code) => reject(new Error(`The server ended: ${code}`)));
  });

const startServer = async (limitMs: number, output: 'ignore' | 'pipe' = 'ignore') => {
  const child = fork(fileURLToPath(new URL('./testing/slow-server.ts', import.meta.url)), {
    execArgv: ['--conditions=@ironcart/source', '--import', 'tsx'],
    env: { ...process.env, SLOW_SERVER_LIMIT_MS: String(limitMs) },
    stdio: ['ignore', output, output === 'pipe' ? 'pipe' : 'inherit', 'ipc'],
  });
  children.push(child);
  const { port } = await messageOf<{ port: number }>(child);
  const exitCode = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, origin: `http://127.0.0.1:${port}`, port, exitCode };
};

/** Resolves when the server closes the connection of an unfinished request. */
const cutOff = (port: number): Promise<string | undefined> =>
  new Promise((resolve) => {
    const sent = request({ host: '127.0.0.1', port, path: '/never' });
    sent.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    sent.end();
  });

describe('graceful stop of a server', () => {
  it('reports not ready, finishes running requests, ends streams, accepts no new requests and exits with 0', async () => {
    const { child, origin, exitCode } = await startServer(10_000);
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    const stream = await fetch(`${origin}/stream`);
    const isUnderWay = messageOf(child);
    const slow = fetch(`${origin}/slow`);
    await isUnderWay;
    child.kill('SIGTERM');
    await sleep(80);
    const whileDraining = await fetch(`${origin}/readyz`);
    expect(whileDraining.status).toBe(503);
    expect(whileDraining.headers.get('connection')).toBe('close');
    expect(await (await slow).text()).toBe('slow, and whole');
    expect(await stream.text()).toBe('first last');
    await expect(fetch(`${origin}/readyz`)).rejects.toThrow();
    expect(await exitCode).toBe(0);
  });

  it('finishes running requests although its output is not read, for example after its terminal was closed', async () => {
    const { child, origin, exitCode } = await startServer(10_000, 'pipe');
    child.stdout?.destroy();
    child.stderr?.destroy();
    const isUnderWay = messageOf(child);
    const slow = fetch(`${origin}/slow`);
    await isUnderWay;
    child.kill('SIGHUP');
    expect(await (await slow).text()).toBe('slow, and whole');
    expect(await exitCode).toBe(0);
  });

  it('answers connections made while the port is closed, and ends soon after', async () => {
    const server = createServer((_request, response) => response.end('answered')).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const sockets = Array.from({ length: 20 }, () => connect(port, '127.0.0.1'));
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    const stopped = stopGracefully({ server, drain: () => undefined, drainMs: 0, limitMs: 5_000 });
    await sleep(30);
    const answers = await Promise.all(
      sockets.map(async (socket) => {
        socket.write('POST / HTTP/1.1\r\nHost: store\r\nContent-Length: 0\r\n\r\n');
        return text(socket).catch((error: NodeJS.ErrnoException) => error.code);
      }),
    );
    for (const answer of answers) expect(answer).toContain('answered');
    await stopped;
    await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow();
  });

  it('closes requests that exceed the limit and still exits with 0', async () => {
    const { child, origin, port, exitCode } = await startServer(300);
    const never = cutOff(port);
    // A later request is answered, so the earlier one has arrived.
    await fetch(`${origin}/readyz`);
    child.kill('SIGTERM');
    expect(await never).toBe('ECONNRESET');
    expect(await exitCode).toBe(0);
  });
});
