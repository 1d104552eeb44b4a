import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../../../scripts/prepare/root.mjs';
import { startArguments } from '../../../scripts/prepare/start-arguments.mjs';
import { freePort } from './free-port.ts';
import { residentMemory } from './resident-memory.ts';

const lookEveryMs = 5;
const longestStartMs = 60_000;

/** The built product in its own process, as `npm start` runs it. */
export interface RunningProduct {
  readonly origin: string;
  /** Milliseconds from the process's start to its first successful response. */
  readonly startMs: number;
  /** The memory of the server's process alone, in MiB. */
  readonly memory: () => number;
  readonly stop: () => Promise<void>;
}

const firstAnswer = async (url: string, product: ChildProcess): Promise<void> => {
  const giveUpAt = performance.now() + longestStartMs;
  while (performance.now() < giveUpAt && product.exitCode === null) {
    const isGood = await fetch(url).then(
      async (response) => {
        await response.text();
        return response.ok;
      },
      () => false,
    );
    if (isGood) return;
    await sleep(lookEveryMs);
  }
  throw new Error(`${url} was not answered after the start.`);
};

/**
 * @param path the start ends with the first successful response of this path
 */
export const runProduct = async (
  environment: Readonly<Record<string, string>>,
  path: string,
): Promise<RunningProduct> => {
  const port = await freePort();
  const startedAt = performance.now();
  const product = spawn(process.execPath, startArguments, {
    cwd: root,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', NODE_ENV: 'production', ...environment },
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => product.once('exit', () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  const stop = async (): Promise<void> => {
    product.kill('SIGTERM');
    await ended;
  };
  try {
    await firstAnswer(`${origin}${path}`, product);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    origin,
    startMs: performance.now() - startedAt,
    memory: () => residentMemory(product.pid),
    stop,
  };
};
