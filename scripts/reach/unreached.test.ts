import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findUnreached } from './unreached.mjs';

const exportsOfKit = { '.': { '@ironcart/source': './src/index.ts', import: './dist/index.js' } };

const committed: Readonly<Record<string, string>> = {
  '.gitignore': 'node_modules\ndist\n',
  'package.json': JSON.stringify({ name: 'shop', private: true, workspaces: ['packages/*', 'apps/*'] }),
  'tsconfig.json': JSON.stringify({ compilerOptions: { module: 'ESNext', moduleResolution: 'bundler' } }),
  'scripts/reach/knip.config.mjs': `export default { workspaces: {
    'packages/*': { project: ['src/**/*.ts!'] },
    'apps/*': { entry: ['main.ts!'], project: ['*.ts!'] } } };`,
  'packages/kit/package.json': JSON.stringify({ name: '@shop/kit', type: 'module', exports: exportsOfKit }),
  'packages/kit/src/index.ts': "export { left, used } from './kit.ts';",
  'packages/kit/src/kit.ts': 'export const used = 1;\nexport const left = 2;',
  'apps/page/package.json': JSON.stringify({ name: '@shop/page', type: 'module', dependencies: { '@shop/kit': '*' } }),
  'apps/page/main.ts': "import { used } from '@shop/kit';\nconsole.log(used);",
};
const built = { 'packages/kit/dist/index.js': 'export const used = 1;\nexport const left = 2;' };

describe('reach check finds unreachable files and exports', () => {
  let folder: string;
  const write = (files: Readonly<Record<string, string>>) => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
  };

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'reached-'));
    write(committed);
    mkdirSync(join(folder, 'node_modules/@shop'), { recursive: true });
    for (const [name, path] of Object.entries({ kit: 'packages/kit', page: 'apps/page' }))
      symlinkSync(join(folder, path), join(folder, 'node_modules/@shop', name), 'junction');
    execFileSync('git', ['init', '--quiet'], { cwd: folder });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('reach check gives the same result before and after packages are built', async () => {
    const unreached = ['packages/kit/src/index.ts#left', 'packages/kit/src/kit.ts#left'];
    expect(await findUnreached(folder)).toEqual(unreached);
    write(built);
    expect(await findUnreached(folder)).toEqual(unreached);
  }, 60_000);
});
