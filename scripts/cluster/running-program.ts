import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** A program that runs until it is ended. */
export interface RunningProgram {
  readonly pid: number;
  readonly ended: Promise<void>;
  hasEnded(): boolean;
  /** Terminates it, and kills it if it is still running after 20 seconds. */
  stop(): Promise<void>;
}

const patienceMs = 20_000;

/**
 * Starts a program in a separate process group, so that a Ctrl-C at the terminal does not reach it.
 * @param log file to which its output is appended
 * @throws Error if it cannot be started
 */
export const startProgram = (
  [command, ...words]: readonly [string, ...string[]],
  {
    log,
    env = {},
    folder,
  }: { readonly log: string; readonly env?: Readonly<Record<string, string>>; readonly folder: string },
): RunningProgram => {
  const file = openSync(log, 'a');
  const child = spawn(command, words, {
    cwd: folder,
    env: { PATH: process.env.PATH, LANG: 'C.UTF-8', HOME: folder, ...env },
    stdio: ['ignore', file, file],
    detached: true,
  });
  closeSync(file);
  const { pid } = child;
  if (pid === undefined) throw new Error(`${command} cannot be started`);
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    pid,
    ended,
    hasEnded,
    stop: async () => {
      if (hasEnded()) return;
      child.kill('SIGTERM');
      if ((await Promise.race([ended, sleep(patienceMs, 'late', { ref: false })])) !== 'late') return;
      child.kill('SIGKILL');
      await ended;
    },
  };
};
