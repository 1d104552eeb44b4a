import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { clusterPrograms } from '../../scripts/cluster/cluster-programs.ts';

/** A client on a node itself that writes to its PostgreSQL without the proxy. */
export interface InsideWriter {
  /** Numbers whose insertion was acknowledged. */
  acknowledged(): readonly number[];
  stop(): Promise<void>;
}

/** The table that it writes to. */
export const writtenTable = 'create table if not exists written_inside (number int primary key)';

/**
 * Inserts numbers one after another with psql.
 * @param prefix a command prefix that runs it in the node's network
 * @param url of the node's own PostgreSQL
 * @param first number
 */
export const startInsideWriter = (prefix: readonly string[], url: string, first: number): InsideWriter => {
  const [command = '', ...words] = [...prefix, clusterPrograms.psql, '--quiet', '--tuples-only', '--no-align', url];
  const psql = spawn(command, words, { stdio: ['pipe', 'pipe', 'ignore'] });
  let output = '';
  psql.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  psql.stdin.on('error', () => undefined);
  let number = first;
  const timer = setInterval(() => {
    psql.stdin.write(`insert into written_inside values (${number}) returning number;\n`);
    number += 1;
  }, 100);
  const ended = once(psql, 'exit');
  return {
    acknowledged: () => output.split('\n').filter(Boolean).map(Number),
    stop: async () => {
      clearInterval(timer);
      psql.kill('SIGKILL');
      await ended;
    },
  };
};
