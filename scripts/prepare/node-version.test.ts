import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { inRoot } from './root.mjs';

/** Runs the check in a process that reports another Node version. */
const checkedAs = (version: string) =>
  spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `Object.defineProperty(process, 'versions', { value: { node: '${version}' } });
       const { requireNodeVersion } = await import('${inRoot('scripts/prepare/node-version.mjs')}');
       requireNodeVersion();`,
    ],
    { encoding: 'utf8' },
  );

describe('Node version check', () => {
  it.each(['18.20.4', '20.18.3'])('stops on %s with one sentence that names the remedy', (version) => {
    const { status, stderr } = checkedAs(version);
    expect(status).toBe(1);
    expect(stderr.trim()).toBe(
      `Ironcart needs Node 20.19 or newer and this is ${version}: install a newer Node (nodejs.org) and run the command again.`,
    );
  });

  it.each(['20.19.0', '22.1.0', '24.0.0'])('accepts %s', (version) => {
    expect(checkedAs(version).status).toBe(0);
  });
});
