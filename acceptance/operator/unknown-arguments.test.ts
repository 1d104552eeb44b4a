import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { commands } from '../../scripts/commands/list.mjs';
import { root } from '../../scripts/prepare/root.mjs';
import { copySources } from '../../scripts/reach/copy-sources.mjs';
import { rawMessages } from './run-program.ts';

/** The repository as a clone has it, with nothing installed, and an npm that only notes that it was called. */
const folder = mkdtempSync(join(tmpdir(), 'ironcart-arguments-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
copySources(root, folder);
rmSync(join(folder, 'node_modules'), { recursive: true });
const programs = join(folder, 'programs');
mkdirSync(programs);
const called = join(programs, 'called');
writeFileSync(join(programs, 'npm'), `#!/bin/sh\necho "$@" >> ${called}\nexit 1\n`, { mode: 0o755 });

const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
  scripts: Readonly<Record<string, string>>;
};
const names = [...new Set(commands.map(({ name }) => /^npm (?:run )?(\S+)/.exec(name)?.[1] ?? name))];
/** The program of a command and its fixed arguments. */
const programOf = (name: string): readonly string[] =>
  /^node (?:--\S+ )*(\S+\.mjs(?: \w+)*)/.exec(scripts[name] ?? '')?.[1]?.split(' ') ?? [];

const run = (name: string, argument: string) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...programOf(name), argument], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH: [programs, process.env.PATH].join(delimiter) },
  });
  return { status, output: stdout + stderr };
};

test.each(names)('npm run %s rejects an unknown option before it installs anything', (name) => {
  const { status, output } = run(name, '--bogus');
  expect(output).toMatch(/^Unknown option '--bogus'\.\nUsage:\s+npm /);
  expect(output).not.toMatch(rawMessages);
  expect({ status, isNpmCalled: existsSync(called) }).toEqual({ status: 1, isNpmCalled: false });
});

/** Commands whose first word is a value: a file, a folder, a part of a story's id, a number of days. */
const takesAnyWord = ['release', 'review', 'backup', 'restore', 'preview', 'analytics'];

test.each(names.filter((name) => !takesAnyWord.includes(name)))(
  'npm run %s rejects an unknown argument before it installs anything',
  (name) => {
    const { status, output } = run(name, 'bogus');
    expect(output).toMatch(/bogus.*\.\nUsage:\s+npm /);
    expect(output).not.toMatch(rawMessages);
    expect({ status, isNpmCalled: existsSync(called) }).toEqual({ status: 1, isNpmCalled: false });
  },
);

test.each(names)('npm run %s shows its usage on request, before it installs anything', (name) => {
  const { status, output } = run(name, '--help');
  expect(output).toMatch(/^Usage:\s+npm /);
  expect({ status, isNpmCalled: existsSync(called) }).toEqual({ status: 0, isNpmCalled: false });
});
