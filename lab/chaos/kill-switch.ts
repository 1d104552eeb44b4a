import process from 'node:process';
import pg from 'pg';

/**
 * Kills this very process, as `kill -9` does, when so many points have been passed: a point is a statement that has
 * been sent, a statement that has been answered, and a call of the payment provider before and after.
 */
export interface KillSwitch {
  /** From now on points count; the process dies at the one with this number, counted from 1. */
  arm(dieAt: number): void;
  /** How many points were passed since; no further one counts. */
  disarm(): number;
  pass(): void;
}

type Query = (...args: readonly unknown[]) => unknown;

/** Puts a switch into every database connection of this process. */
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
