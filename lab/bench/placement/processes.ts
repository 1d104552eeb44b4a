import { type ChildProcess, fork } from 'node:child_process';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { keepOthersOutside } from '../../../scripts/prepare/bundle-server.mjs';
import { inRoot } from '../../../scripts/prepare/root.mjs';

/**
 * Bundles one of the servers like the product and starts it in its own process, as in production.
 * @param flags arguments for Node
 */
export const startServer = async (
  file: string,
  environment: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
): Promise<ChildProcess> => {
  const outfile = inRoot('dist/bench', basename(file).replace(/\.ts$/, '.js'));
  await build({
    entryPoints: [fileURLToPath(new URL(file, import.meta.url))],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    conditions: ['@ironcart/source'],
    plugins: [keepOthersOutside],
    logLevel: 'error',
  });
  return fork(outfile, {
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    serialization: 'advanced',
    execArgv: [...flags],
  });
};

/** Waits for a process's next message. */
export const messageOf = <T>(child: ChildProcess): Promise<T> =>
  new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as T));
    child.once('exit', (code) => reject(new Error(`A server of the benchmark ended: ${code}`)));
  });
