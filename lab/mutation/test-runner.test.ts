import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { startVitest } from 'vitest/node';

/** Runs a test file with the runner and returns the state of each test by name. */
const statesOf = async (source: string): Promise<Record<string, string>> => {
  const root = mkdtempSync(join(tmpdir(), 'ironcart-runner-'));
  writeFileSync(join(root, 'some.test.js'), source);
  const runner = fileURLToPath(new URL('test-runner.mjs', import.meta.url));
  const exitCode = process.exitCode;
  const vitest = await startVitest('test', [], {
    config: false,
    root,
    runner,
    watch: false,
    globals: true,
    reporters: [{}],
  });
  const tests = vitest.state.getTestModules().flatMap(({ children }) => [...children.allTests()]);
  const states = Object.fromEntries(tests.map((test) => [test.fullName, test.result().state]));
  await vitest.close();
  process.exitCode = exitCode;
  rmSync(root, { recursive: true });
  return states;
};

it('mutation test runner fails the tests of a suite whose beforeAll fails, and no others', async () => {
  const states = await statesOf(`
    describe('broken', () => {
      beforeAll(() => { throw new Error('no store opens'); });
      it('runs', () => {});
      describe('inside', () => { it('runs', () => {}); });
    });
    describe('sound', () => {
      beforeAll(() => () => {});
      it('runs', () => {});
      it.skip('is left out', () => {});
    });
  `);
  expect(states).toEqual({
    'is loaded': 'passed',
    'broken > runs': 'failed',
    'broken > inside > runs': 'failed',
    'sound > runs': 'passed',
    'sound > is left out': 'skipped',
  });
});

it('mutation test runner fails all tests of a file whose beforeAll fails, and reports a file that cannot be loaded', async () => {
  expect(await statesOf(`beforeAll(() => { throw new Error('no store opens'); }); it('runs', () => {});`)).toEqual({
    'is loaded': 'failed',
    runs: 'failed',
  });
  expect(await statesOf(`it('runs', () => {}); throw new Error('broken');`)).toMatchObject({ 'is loaded': 'failed' });
});
