import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from '../../scripts/prepare/root.mjs';

const program = '/usr/sbin/varnishd';

/** The reason why the cache's recipe cannot be run here; undefined if it can. */
export const whyNoVarnish = (): string | undefined =>
  spawnSync(program, ['-V'], { stdio: 'ignore' }).error === undefined
    ? undefined
    : 'varnishd is not installed (apt-get install varnish)';

/** The recipe with this machine's ports and paths. */
const recipeFor = (storePort: number): string => {
  const replaced = {
    '.port = "3000"': `.port = "${storePort}"`,
    '.port = "3001"': `.port = "${storePort}"`,
    '/etc/varnish/closed.html': inRoot('docs/recipes/reverse-proxy/closed.html'),
  };
  return Object.entries(replaced).reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`The recipe does not contain ${from}`);
      return text.replaceAll(from, to);
    },
    readFileSync(inRoot('docs/recipes/cache/shop.vcl'), 'utf8'),
  );
};

/** The cache of the recipe in front of a store. */
export interface Cache {
  /** Number of requests from the cache to the store, without health checks. */
  readonly askedOfStore: () => number;
  readonly close: () => Promise<void>;
}

/** Runs the recipe's cache on a port of this machine, like Debian's service except for the folder. */
export const runVarnish = async ({
  folder,
  port,
  storePort,
}: {
  readonly folder: string;
  readonly port: number;
  readonly storePort: number;
}): Promise<Cache> => {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'shop.vcl');
  const instance = join(folder, 'varnish');
  writeFileSync(file, recipeFor(storePort));
  const words = ['-F', '-j', 'none', '-n', instance, '-a', `127.0.0.1:${port}`, '-f', file];
  const cache = spawn(program, [...words, '-p', 'http_gzip_support=off', '-s', 'malloc,128m'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [cache.stdout, cache.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  let hasEnded = false;
  const ended = new Promise<void>((resolve) =>
    cache.once('exit', () => {
      hasEnded = true;
      resolve();
    }),
  );
  const listens = (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ status }) => status === 200,
      () => false,
    );
  while (!hasEnded && !(await listens())) await sleep(50);
  if (hasEnded) throw new Error(`varnishd ended:\n${output}`);
  return {
    askedOfStore: () => {
      const { stdout } = spawnSync('/usr/bin/varnishstat', ['-n', instance, '-1', '-f', 'MAIN.backend_req'], {
        encoding: 'utf8',
      });
      return Number(/backend_req\s+(\d+)/.exec(stdout)?.[1]);
    },
    close: async () => {
      cache.kill('SIGTERM');
      const isLate = await Promise.race([ended, sleep(10_000, 'late', { ref: false })]);
      if (isLate === 'late') cache.kill('SIGKILL');
    },
  };
};
