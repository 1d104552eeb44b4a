import process from 'node:process';
import pg from 'pg';

/**
 * Kills this process, as `kill -9` does, after a given number of points: a point is a statement sent, a statement
 * answered, and before and after each call to the payment provider.
 */
export interface KillSwitch {
  /** Starts counting points; the process dies at the point with this number, counted from 1. */
  arm(dieAt: number): void;
  /** Stops counting and returns the number of points passed. */
  disarm(): number;
  pass(): void;
}

type Query = (...args: readonly unknown[]) => unknown;

/** Installs a switch in every database connection of this process. */
export const installKillSwitch = (): KillSwitch => {
  let isArmed = false;
  let passed = 0;
  let deadline = Number.POSITIVE_INFINITY;
  const pass = (): void => {
    if (!isArmed) return;
    passed += 1;
    if (passed === deadline) process.kill(process.pid, 'SIGKILL');
  };

  const prototype = pg.Client.prototype as unknown as { query: Query };
  const send = prototype.query;
  prototype.query = function (this: unknown, ...args: readonly unknown[]): unknown {
    const answer = send.apply(this, [...args]);
    pass();
    if (answer instanceof Promise) answer.then(pass, pass);
    return answer;
  };

  return {
    arm: (dieAt) => {
      passed = 0;
      deadline = dieAt;
      isArmed = true;
    },
    disarm: () => {
      isArmed = false;
      return passed;
    },
    pass,
  };
};
