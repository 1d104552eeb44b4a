import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commands } from '../../scripts/commands/list.mjs';
import { readmeCommands } from '../../scripts/commands/readme-commands.mjs';
import { inRoot } from '../../scripts/prepare/root.mjs';

test('npm run commands covers exactly the commands in the README', () => {
  const named = readmeCommands(readFileSync(inRoot('README.md'), 'utf8'));
  expect(named.length).toBeGreaterThan(25);
  expect(commands.map(({ name }) => name).sort()).toEqual([...named].sort());
});

test('every command of the README is a script of package.json', () => {
  const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { scripts: Record<string, string> };
  const unknown = commands
    .map(({ name }) => /^npm (?:run )?(\S+)/.exec(name)?.[1] ?? name)
    .filter((script) => scripts[script] === undefined);
  expect(unknown).toEqual([]);
});
