import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Starts one of the two servers as a process of its own, as production does. */
export const startServer = (file: string, environment: Readonly<Record<string, string>>): ChildProcess =>
  fork(fileURLToPath(new URL(file, import.meta.url)), {
    execArgv: ['--conditions=@ironcart/source', '--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    serialization: 'advanced',
  });

/** The next message of a process. */
export const messageOf = <T>(child: ChildProcess): Promise<T> =>
  new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as T));
    child.once('exit', (code) => reject(new Error(`A server of the benchmark ended: ${code}`)));
  });
