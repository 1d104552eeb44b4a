import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStore } from '../../../acceptance/fresh-clone/started-store.mjs';
import { mbOf } from '../../../scripts/prepare/folder-size.mjs';
import { root } from '../../../scripts/prepare/root.mjs';
import { goalTable } from '../figures/goal-table.ts';

const mostStoreMb = 300;

interface FirstMinute {
  readonly cloneSeconds: number;
  /** From the start of the clone to the last byte of the home page, in seconds. */
  readonly pageSeconds: number;
  readonly cloneMb: number;
  readonly modulesMb: number;
}

const secondsSince = (start: number): number => (performance.now() - start) / 1000;

/** Clones into an empty folder, runs `npm start` and requests the home page, with npm's cache in a separate folder. */
const measureClone = async (folder: string, cache: string): Promise<FirstMinute> => {
  const start = performance.now();
  execFileSync('git', ['clone', '--quiet', root, folder], { stdio: ['ignore', 'ignore', 'inherit'] });
  const cloneSeconds = secondsSince(start);
  const cloneMb = mbOf(folder);
  const store = await startStore(['npm', 'start'], folder, {
    npm_config_cache: cache,
    NODE_ENV: undefined,
    DATABASE_URL: undefined,
    IRONCART_DATA_DIR: undefined,
  });
  try {
    const home = await fetch(`${store.url}/`);
    await home.arrayBuffer();
    if (home.status !== 200) throw new Error(`The home page answered ${home.status}.`);
    return { cloneSeconds, pageSeconds: secondsSince(start), cloneMb, modulesMb: mbOf(join(folder, 'node_modules')) };
  } finally {
    await store.stop();
  }
};

/**
 * Measures two fresh clones in sequence: the first with an empty npm cache, the second with the cache that the first
 * filled.
 */
export const measureFirstMinute = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'ironcart-first-minute-'));
  // PostgreSQL never runs as root: when root starts it, PostgreSQL's own user needs access to the folder.
  await chmod(folder, 0o755);
  const cache = join(folder, 'npm-cache');
  await mkdir(cache);
  try {
    const cold = await measureClone(join(folder, 'cold'), cache);
    const cacheMb = mbOf(cache);
    const warm = await measureClone(join(folder, 'warm'), cache);
    const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
    const row = (name: string, { cloneSeconds, pageSeconds }: FirstMinute): string =>
      `| ${name} | ${cloneSeconds.toFixed(1)} | ${pageSeconds.toFixed(0)} |`;
    return [
      goalTable([{ name: 'node_modules after `npm start`', most: mostStoreMb, reached: warm.modulesMb, unit: ' MB' }]),
      [
        '| npm’s cache | clone, s | clone to the first page, s |',
        '|---|---:|---:|',
        row('cold', cold),
        row('warm', warm),
      ].join('\n'),
      `The clone has ${cold.cloneMb} MB, npm's cache ${cacheMb} MB after it. Commit ${commit}.`,
    ].join('\n\n');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
