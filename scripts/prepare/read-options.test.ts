import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { describe, expect, it } from 'vitest';
import { inRoot } from './root.mjs';

const run = (script: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, [inRoot('scripts', script), ...args], { encoding: 'utf8' });

describe('command with options', () => {
  it.each(['release.mjs', 'nightly.mjs', 'mutation.mjs'])('%s shows its usage on request', (script) => {
    const { status, stdout, stderr } = run(script, '--help');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^Usage: npm run \w+ --/);
  });

  it.each(['release.mjs', 'nightly.mjs', 'mutation.mjs'])('%s reports an unknown option', (script) => {
    const { status, stderr } = run(script, '--wrong');
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Unknown option '--wrong'\.\nUsage: npm run \w+ --.*\n$/);
  });
});
