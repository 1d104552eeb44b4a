import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { chooseNames } from './arguments/choose.mjs';
import { commands } from './commands/list.mjs';
import { tryCommand } from './commands/try-command.mjs';
import { requireNodeVersion } from './prepare/node-version.mjs';
import { root } from './prepare/root.mjs';

/*
 * Runs every command of the README once, with as little work as possible, in a clone of the last commit, so that files
 * written by a command stay there. `npm run commands -- outbox flags` runs the commands whose names contain one of the
 * words.
 */

requireNodeVersion();

const words = chooseNames(
  'npm run commands -- [WORD ...]',
  'command of',
  commands.map(({ name }) => name),
  (word, name) => name.includes(word),
);
const wanted = commands.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));

const folder = mkdtempSync(join(tmpdir(), 'ironcart-commands-'));
// PostgreSQL never runs as root: when root starts it, PostgreSQL's own user needs access to the folder.
chmodSync(folder, 0o755);
const clone = join(folder, 'clone');
execFileSync('git', ['clone', '--quiet', root, clone], { stdio: ['ignore', 'ignore', 'inherit'] });
// The check of changesets compares with main, so the clone needs a branch of that name.
execFileSync('git', ['checkout', '--quiet', '-B', 'main'], { cwd: clone });
const data = join(folder, 'data');
mkdirSync(data);
const environment = { IRONCART_DATA_DIR: data, DATABASE_URL: '', PORT: '0' };

const failed = [];
for (const command of wanted) {
  const reason = command.cannot?.();
  if (reason !== undefined) {
    console.log(`left out  ${command.name}: ${reason}`);
    continue;
  }
  const startedAt = Date.now();
  const line = command.line.replaceAll('FOLDER', folder);
  const fault = await tryCommand({ ...command, line }, clone, environment);
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(0);
  console.log(`${fault === undefined ? 'ok  ' : 'FAIL'}  ${line}, ${seconds} s`);
  if (fault === undefined) continue;
  failed.push(command.name);
  console.log(fault.trim().split('\n').slice(-60).join('\n'));
}
rmSync(folder, { recursive: true, force: true });
console.log(`${wanted.length} commands, ${failed.length} failed${failed.length > 0 ? `: ${failed.join(', ')}` : ''}`);
process.exit(failed.length === 0 ? 0 : 1);
