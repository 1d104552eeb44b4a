import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { inRoot } from '../../scripts/prepare/root.mjs';
import { isWhole } from '../sample.ts';
import { cloneOf, previousCommit } from './releases.ts';

const migrations = 'apps/backend/src/db/migrations';
const commit = previousCommit();

interface TestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

interface Failure {
  readonly file: string;
  /** The test's name, or why its file did not load. */
  readonly name: string;
}

const failuresOf = ({ testResults }: TestReport): readonly Failure[] =>
  testResults.flatMap(({ name: file, message, assertionResults }) => [
    ...assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => ({ file, name: fullName })),
    ...(assertionResults.length === 0 ? [{ file, name: message }] : []),
  ]);

/** While processes are replaced one after another, the previous release serves a database that this one has migrated. */
describe.skipIf(!isWhole || commit === undefined)('previous release on a database migrated by this release', () => {
  const folder = makeDataDir();
  const environment = { ...process.env, NODE_ENV: undefined, ACCEPTANCE: undefined };
  let clone: string;

  /** Runs test files of the clone; none named: all of the HTTP contract. */
  const runContract = (files: readonly string[]): TestReport => {
    const report = join(folder, 'contract.json');
    const words = ['--no-install', 'vitest', 'run', '--project', 'http', '--reporter=json', `--outputFile=${report}`];
    spawnSync('npx', [...words, ...files], { cwd: clone, env: environment, stdio: 'ignore' });
    return JSON.parse(readFileSync(report, 'utf8'));
  };

  beforeAll(() => {
    mkdirSync(folder, { recursive: true });
    clone = cloneOf(commit ?? '', folder);
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: clone, env: environment, stdio: 'ignore' });
  }, 300_000);

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('finds each of its migrations unchanged', () => {
    const changed = readdirSync(join(clone, migrations)).filter(
      (name) => readFileSync(join(clone, migrations, name), 'utf8') !== readFileSync(inRoot(migrations, name), 'utf8'),
    );
    expect(changed).toEqual([]);
  });

  test('fulfils its own HTTP contract', () => {
    const added = readdirSync(inRoot(migrations)).filter((name) => !existsSync(join(clone, migrations, name)));
    for (const name of added) cpSync(inRoot(migrations, name), join(clone, migrations, name));
    const contract = runContract([]);
    expect(contract.numPassedTests).toBeGreaterThan(1_000);
    const failed = failuresOf(contract);
    if (failed.length === 0) return;

    // A failure on its own schema too is the previous release's fault, not the migrations'.
    for (const name of added) rmSync(join(clone, migrations, name));
    const before = failuresOf(runContract([...new Set(failed.map(({ file }) => file))]));
    const names = before.map(({ name }) => name);
    expect(failed.filter(({ name }) => !names.includes(name))).toEqual([]);
  }, 3_600_000);
});
