import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/prepare/root.mjs';
import { readRegister } from '../../scripts/spec-map/register.mjs';
import { citedInTitles } from '../../scripts/spec-map/title-citations.mjs';
import { layers } from '../../scripts/testing/layers.mjs';

/** Runs a test runner that lists its tests instead of running them, and returns its JSON. */
const listOf = (command: string, args: readonly string[]): unknown =>
  JSON.parse(execFileSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }));

/** The names of the vitest projects that the layers of `npm test` run. */
const projects = [
  ...new Set(
    layers.flatMap(({ args = [] }) =>
      [...args.join(' ').matchAll(/--project[= ]([\w-]+)/g)].map(([, name = '']) => name),
    ),
  ),
];

const vitestFiles = (): readonly string[] => {
  const args = projects.map((name) => `--project=${name}`);
  const listed = listOf('npx', ['--no-install', 'vitest', 'list', '--filesOnly', '--json', ...args]);
  return (listed as readonly { readonly file: string }[]).map(({ file }) => relative(root, file));
};

interface Suite {
  readonly file: string;
  readonly suites?: readonly Suite[];
}

const journeyFiles = (): readonly string[] => {
  const listed = listOf('npm', ['run', '--silent', 'journeys', '--', '--list', '--reporter=json']);
  const { suites } = listed as { readonly suites: readonly Suite[] };
  return suites.map(({ file }) => relative(root, join(root, 'e2e/specs', file)));
};

it('every requirement is named in the title of a test that `npm test` runs [S1-product-03]', () => {
  const files = [...new Set([...vitestFiles(), ...journeyFiles()])];
  expect(files.length).toBeGreaterThan(500);
  const named = new Set(files.flatMap((file) => [...citedInTitles(file, readFileSync(join(root, file), 'utf8'))]));
  const ids = readRegister().flatMap(({ requirements }) => requirements.map(({ id }: { readonly id: string }) => id));
  expect(ids.length).toBe(955);
  expect(ids.filter((id) => !named.has(id))).toEqual([]);
});
