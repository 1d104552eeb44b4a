import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { preProcessFile } from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { publishedPackages } from '../../scripts/prepare/build.mjs';
import { root } from '../../scripts/prepare/root.mjs';
import { run } from '../../scripts/prepare/step.mjs';
import { adopterProject, type Project } from './project.ts';
import { packedPackages, type Tarball } from './tarballs.ts';

interface Manifest {
  readonly version: string;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly sideEffects: false | readonly string[];
}

let tarballs: readonly Tarball[];
let project: Project;

const installed = (name: string, path: string): string =>
  readFileSync(join(project.folder, 'node_modules', name, path), 'utf8');
const manifestOf = (name: string) => JSON.parse(installed(name, 'package.json')) as Manifest;

const tarballOf = (name: string): Tarball => {
  const found = tarballs.find((tarball) => tarball.name === name);
  if (found === undefined) throw new Error(`${name} was not packed`);
  return found;
};

/** The packages that a file imports ('react' for `react/jsx-runtime`), without Node's modules and relative ones. */
const packagesNamedIn = (code: string): readonly string[] =>
  preProcessFile(code, true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => !name.startsWith('.') && !name.startsWith('node:'))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));

beforeAll(async () => {
  tarballs = await packedPackages();
  project = await adopterProject();
});

describe.each(publishedPackages.map((name: string) => `@ironcart/${name}`))('tarball of %s', (name) => {
  it('contains its licence, README and changelog', () => {
    expect(tarballOf(name).paths).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'CHANGELOG.md']));
  });

  it('names its repository', () => {
    expect(manifestOf(name)).toMatchObject({
      version: expect.stringMatching(/^(?!0\.0\.0)\d+\.\d+\.\d+$/),
      license: 'MIT',
      author: expect.any(String),
      homepage: expect.stringContaining('https://'),
      bugs: { url: expect.stringContaining('https://') },
      repository: { type: 'git', directory: `packages/${name.split('/')[1]}` },
      keywords: expect.arrayContaining(['ecommerce']),
    });
  });

  it('contains no tests, stories, sources or source maps', () => {
    const { paths } = tarballOf(name);
    expect(paths.filter((path) => /\.(test|stories|bench)\.|__snapshots__|^src\/|\.map$/.test(path))).toEqual([]);
    expect(JSON.stringify(manifestOf(name).exports)).not.toContain('src/');
  });

  it('imports only packages in its manifest, including types', () => {
    const { dependencies = {}, peerDependencies = {} } = manifestOf(name);
    const declared = new Set([name, ...Object.keys(dependencies), ...Object.keys(peerDependencies)]);
    const built = tarballOf(name).paths.filter((path) => /^dist\/.*\.(c?js|d\.c?ts)$/.test(path));
    const named = new Set(built.flatMap((path) => packagesNamedIn(installed(name, path))));
    expect([...named].filter((it) => !declared.has(it))).toEqual([]);
  });

  it('declares only stylesheets as having side effects, so that bundlers can drop unused code', () => {
    const { sideEffects } = manifestOf(name);
    expect(sideEffects === false || sideEffects.every((it) => it.endsWith('.css'))).toBe(true);
  });

  it('passes publint and are-the-types-wrong', async () => {
    const { file } = tarballOf(name);
    await run('node', ['node_modules/publint/src/cli.js', '--strict', file], { cwd: root });
    const files = Object.keys(manifestOf(name).exports).filter((entry) => /\.(css|svg)$/.test(entry));
    const excluded = files.length > 0 ? ['--exclude-entrypoints', ...files] : [];
    const attw = 'node_modules/@arethetypeswrong/cli/dist/index.js';
    await run('node', [attw, file, '--profile', 'node16', ...excluded], { cwd: root });
  });

  it('exports the same names to import and require in plain Node', async () => {
    const modules = Object.keys(manifestOf(name).exports).filter((entry) => !/\.(css|svg|json)$/.test(entry));
    const program = `
      import { createRequire } from 'node:module';
      const require = createRequire(import.meta.url);
      for (const name of ${JSON.stringify(modules.map((entry) => name + entry.slice(1)))}) {
        const [esm, cjs] = [Object.keys(await import(name)), Object.keys(require(name))].map((keys) =>
          keys.filter((key) => key !== 'module.exports').sort().join());
        if (esm === '' || esm !== cjs) throw new Error(name + ': ' + esm + ' is not ' + cjs);
        console.log(name);
      }`;
    const output = await project.run('node', project.write(`load/${name.slice(10)}.mjs`, program));
    // Packages may print warnings between the names: three.js does when both of its builds are loaded.
    const loaded = output.split('\n');
    expect(modules.filter((entry) => !loaded.includes(name + entry.slice(1)))).toEqual([]);
  });
});

it('@ironcart/react-ui imports only what the oldest supported React exports', () => {
  const name = '@ironcart/react-ui';
  const { peerDependencies } = manifestOf(name);
  expect(peerDependencies).toMatchObject({ react: `^${manifestOf('oldest-react').version}` });
  expect(peerDependencies?.['react-dom']).toBe(peerDependencies?.react);
  const modules = tarballOf(name).paths.filter((path) => /^dist.*\.js$/.test(path));
  const imported = modules.flatMap((path) =>
    [...installed(name, path).matchAll(/import\s*\{([^}]*)\}\s*from\s*["']react["']/g)].flatMap(([, names = '']) =>
      names.split(',').map((it) => it.trim().replace(/ as .*$/, '')),
    ),
  );
  expect(imported.length).toBeGreaterThan(100);
  const oldest = Object.keys(createRequire(join(project.folder, 'package.json'))('oldest-react') as object);
  expect(imported.filter((it) => it !== '' && !oldest.includes(it))).toEqual([]);
});
