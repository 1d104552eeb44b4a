import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../scripts/prepare/step.mjs';
import { adopterProject } from './project.ts';
import { packedPackages } from './tarballs.ts';

/** Within the adopter's project, whose packages the sources import. */
let folder: string;

beforeAll(async () => {
  folder = join((await adopterProject()).folder, 'updated');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'src/node_modules'), { recursive: true });
  const tarball = (await packedPackages()).find(({ name }) => name === 'create-ironcart');
  await run('tar', ['xzf', tarball?.file ?? '', '-C', folder]);
});

const node = (...words: readonly string[]) => spawnSync('node', words, { cwd: folder, encoding: 'utf8' });
const update = (...words: readonly string[]) => node('package/bin/ironcart-update.mjs', ...words);

describe('npx ironcart-update', () => {
  it('rewrites an import of a renamed export so that the module runs again', () => {
    const old =
      "import { picturesOfFinish } from '@ironcart/core/product-look';\nconsole.log(typeof picturesOfFinish);\n";
    for (const path of ['src/look.mjs', 'src/node_modules/theirs.mjs']) writeFileSync(join(folder, path), old);
    expect(node('src/look.mjs').stderr).toContain("does not provide an export named 'picturesOfFinish'");
    const checked = update('src', '--check');
    expect([checked.status, checked.stdout]).toEqual([1, 'to be rewritten: look.mjs\n']);
    const updated = update('src');
    expect([updated.status, updated.stdout]).toEqual([0, 'rewritten: look.mjs\n']);
    expect(node('src/look.mjs').stdout).toBe('function\n');
    expect(readFileSync(join(folder, 'src/node_modules/theirs.mjs'), 'utf8')).toBe(old);
    expect(update('src').stdout).toBe('Nothing imports a name that moved.\n');
  });

  it.each([
    ['without a folder', [], /^Usage: npx --package=create-ironcart@latest ironcart-update FOLDER/],
    ['of a folder that does not exist', ['nowhere'], /^nowhere is not a folder\.$/m],
    ['with an unknown option', ['src', '--dry'], /^Unknown option '--dry'/],
  ])('%s ends with a clear message', (_, words, sentence) => {
    const { status, stdout, stderr } = update(...words);
    expect(status).toBe(1);
    expect(stdout + stderr).toMatch(sentence);
  });
});
