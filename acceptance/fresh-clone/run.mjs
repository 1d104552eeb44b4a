import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { mbOf } from '../../scripts/prepare/folder-size.mjs';
import { findCartAgain, firstVisit } from './first-visit.mjs';
import { startStore } from './started-store.mjs';

/*
 * Tests a newcomer's first minute: `npm start` without installed packages, once with NODE_ENV unset and once with
 * NODE_ENV=production, each in its own clone. It needs only Node, npm and git, because it runs before anything is
 * installed. With --here the first clone is the folder of this file (which must not be installed yet), which saves
 * `.ci/run` one installation.
 */

const repository = fileURLToPath(new URL('../..', import.meta.url));
const mostStoreMb = 300;
const isHere = process.argv.includes('--here');

const say = (text) => console.log(`fresh clone: ${text}`);

const makeClone = () => {
  const folder = mkdtempSync(join(tmpdir(), 'ironcart-clone-'));
  execFileSync('git', ['clone', '--quiet', repository, folder], { stdio: 'inherit' });
  // PostgreSQL never runs as root: when root starts it, PostgreSQL's own user needs access to the folder.
  chmodSync(folder, 0o755);
  return folder;
};

const visitAndStop = async (store, visit) => {
  try {
    return await visit(store.url);
  } catch (error) {
    throw new Error(`${error.message}\n${store.printed()}`);
  } finally {
    await store.stop();
  }
};

/** Fails if a build process still runs beside the store: esbuild's used 130 MB for as long as the first start ran. */
const expectNoBuildTools = (folder) => {
  const running = execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' }).split('\n');
  const left = running.filter((line) => line.includes(join(folder, 'node_modules')) && !line.includes('postgres'));
  if (left.length > 0) throw new Error(`Programs of the build still run beside the store:\n${left.join('\n')}`);
};

/** Starts in a new clone, shops, stops and starts again: the second start installs, builds and seeds nothing. */
const tryClone = async (folder, environment) => {
  const name = `NODE_ENV ${environment.NODE_ENV ?? 'unset'}`;
  if (existsSync(join(folder, 'node_modules'))) throw new Error(`${folder} is no fresh clone: it has a node_modules.`);
  const startedAt = Date.now();
  const first = await startStore(['npm', 'start'], folder, environment);
  say(`${name}: open after ${Math.round((Date.now() - startedAt) / 1000)} s`);
  const cookies = await visitAndStop(first, (url) => {
    expectNoBuildTools(folder);
    return firstVisit(url);
  });
  const mb = mbOf(join(folder, 'node_modules'));
  say(`${name}: home, category, search, product and cart answer; node_modules has ${mb} MB`);
  if (mb > mostStoreMb) throw new Error(`npm start has installed ${mb} MB; at most ${mostStoreMb} are allowed.`);

  const second = await startStore(['npm', 'start'], folder, environment);
  await visitAndStop(second, (url) => findCartAgain(url, cookies));
  const again = /Installing|Building/.exec(second.printed());
  if (again) throw new Error(`The second start does again what the first has done:\n${second.printed()}`);
  say(`${name}: started again without installing or building, the cart is as it was left`);
};

const inOwnClone = async (environment) => {
  const folder = makeClone();
  try {
    await tryClone(folder, environment);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

try {
  // Settings of this machine that a newcomer would not have.
  const bare = { DATABASE_URL: undefined, NODE_ENV: undefined };
  await (isHere ? tryClone(repository, bare) : inOwnClone(bare));
  await inOwnClone({ ...bare, NODE_ENV: 'production' });
  say('passed');
} catch (error) {
  console.error(`fresh clone: FAILED\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
