import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { publishedPackages } from '../../scripts/prepare/build.mjs';
import { inRoot } from '../../scripts/prepare/root.mjs';
import { commandsOf, installedBy, packagesImportedIn, type ShellCommand, shellBlocksOf } from './shell-blocks.ts';
import { sitePages } from './site-pages.mjs';

const read = (file: string) => readFileSync(inRoot(file), 'utf8');
const documents = [...sitePages().keys()].filter((file) => !file.startsWith('docs/adr/'));
const withShell = documents.filter((file) => shellBlocksOf(read(file)).length > 0);

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const configuration = read('docs/configuration.md');
const known = new Set(['npm', 'npx', 'node', 'curl', 'cd']);
const ours = /^(?:docs|packages|apps|scripts|lab|e2e|acceptance)\//;

/** The script of package.json that a command runs. */
const scriptOf = ({ program, words: [verb = '', name = ''] }: ShellCommand): string | undefined => {
  if (program !== 'npm') return undefined;
  return verb === 'run' ? name : ['start', 'test'].includes(verb) ? verb : undefined;
};

/** Describes the problems of a command. */
const faultsOf = (command: ShellCommand): readonly string[] => {
  const { variables, program, words } = command;
  const script = scriptOf(command);
  return [
    ...(known.has(program) ? [] : [`${program} is no program that a reader has`]),
    ...(script === undefined || scripts[script] !== undefined ? [] : [`npm has no script ${script}`]),
    ...variables.filter((name) => !configuration.includes(`\`${name}\``)).map((name) => `${name} is not documented`),
    ...words.filter((word) => ours.test(word) && !existsSync(inRoot(word))).map((path) => `${path} does not exist`),
    ...installedBy(command)
      .filter((name) => name.startsWith('@ironcart/') && !publishedPackages.includes(name.slice('@ironcart/'.length)))
      .map((name) => `${name} is not published`),
  ];
};

describe('shell blocks in documents', () => {
  it('are found, also in lists', () => {
    expect(withShell.length).toBeGreaterThan(20);
    expect(shellBlocksOf('1. Do\n\n   ```sh\n   A_B=1 npm start  # now\n   ```\n')).toEqual([
      'A_B=1 npm start  # now\n',
    ]);
    expect(commandsOf('A_B=1 npm start  # now\n\ncurl -s \\\n  x | node y\n')).toEqual([
      { variables: ['A_B'], program: 'npm', words: ['start'] },
      { variables: [], program: 'curl', words: ['-s', 'x'] },
      { variables: [], program: 'node', words: ['y'] },
    ]);
  });

  it.each(withShell)('of %s parse, and use existing scripts, variables, packages and files', (file) => {
    for (const block of shellBlocksOf(read(file))) {
      const parsed = spawnSync('sh', ['-n'], { input: block, encoding: 'utf8' });
      expect(parsed.stderr, block).toBe('');
      expect(commandsOf(block).flatMap(faultsOf), block).toEqual([]);
    }
  });

  it.each(withShell.filter((file) => /^(?:docs\/guides|packages)\//.test(file)))(
    'of %s install the packages that its TypeScript imports',
    (file) => {
      const text = read(file);
      const installed = shellBlocksOf(text).flatMap(commandsOf).flatMap(installedBy);
      if (installed.length === 0) return;
      expect(packagesImportedIn(text).filter((name) => !installed.includes(name))).toEqual([]);
    },
  );
});
