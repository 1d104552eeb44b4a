import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ServingMessage } from './serving-child.ts';

/** A separate process that serves the backend on its own port. */
export interface ServingProcess {
  readonly port: number;
  /** Ends it like `kill -9`; resolves once it is gone. */
  kill(): Promise<void>;
}

const ended = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', () => resolve()));

/**
 * @param databaseUrl a migrated and seeded database, which other processes may also use
 */
export const startServingProcess = async (databaseUrl: string): Promise<ServingProcess> => {
  const child = fork(fileURLToPath(new URL('./serving-child.ts', import.meta.url)), {
    execArgv: ['--conditions=@ironcart/source', '--import', 'tsx'],
    env: { ...process.env, SERVING_DATABASE_URL: databaseUrl },
  });
  const { port } = await new Promise<ServingMessage>((resolve, reject) => {
    child.once('message', (message) => resolve(message as ServingMessage));
    child.once('exit', (code) => reject(new Error(`A serving process did not start: ${code}`)));
  });
  return {
    port,
    kill: async () => {
      child.kill('SIGKILL');
      await ended(child);
    },
  };
};
