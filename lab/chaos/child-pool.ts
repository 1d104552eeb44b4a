import { type ChildProcess, fork } from 'node:child_process';
import type { ChildMessage, Task } from './placing-child.ts';

/** A child's outcome: it died at its point, or finished after passing this number of points. */
export type ChildEnd = { readonly hasDied: true } | { readonly hasDied: false; readonly points: number };

export interface ChildPool {
  /** Gives a task to an idle child. */
  run(task: Task): Promise<ChildEnd>;
  close(): void;
}

const ready = (child: ChildProcess): Promise<ChildProcess> =>
  new Promise((resolve, reject) => {
    child.once('message', () => resolve(child));
    child.once('exit', (code) => reject(new Error(`A child of the chaos run did not start: ${code}`)));
  });

/**
 * Keeps as many idle children as run at a time, so that no task waits for a process to start.
 * @param program path of the file that each child runs, from `bundleChild`
 */
export const createChildPool = (program: string, databaseUrl: string, size: number): ChildPool => {
  let isClosed = false;
  const start = (): Promise<ChildProcess> =>
    ready(
      fork(program, {
        execArgv: [],
        env: { ...process.env, CHAOS_DATABASE_URL: databaseUrl },
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      }),
    );
  const waiting = Array.from({ length: size }, start);

  return {
    run: async (task) => {
      const child = await (waiting.shift() ?? start());
      const end = await new Promise<ChildEnd>((resolve) => {
        child.removeAllListeners('exit');
        child.once('exit', () => resolve({ hasDied: true }));
        child.once('message', (message: ChildMessage) =>
          resolve({ hasDied: false, points: 'points' in message ? message.points : 0 }),
        );
        child.send(task);
      });
      if (end.hasDied && !isClosed) waiting.push(start());
      else waiting.push(Promise.resolve(child));
      return end;
    },
    close: () => {
      isClosed = true;
      for (const child of waiting.splice(0)) child.then((one) => one.kill('SIGKILL')).catch(() => undefined);
    },
  };
};
