import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, transform } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { publishedPackages } from '../../scripts/prepare/build.mjs';
import { adopterProject } from './project.ts';
import {
  asksStore,
  guideExamples,
  guides,
  type ReadmeExample,
  readmeExamples,
  withAssertions,
} from './readme-examples.ts';

const project = await adopterProject();
const names: readonly string[] = publishedPackages.map((name: string) => `@ironcart/${name}`);

const examples = [...names.flatMap((name) => readmeExamples(project.folder, name)), ...guides.flatMap(guideExamples)];
const fileOf = ({ title }: ReadmeExample, ending: string, folder = 'readmes'): string =>
  `${folder}/${title.replace('@', '').replaceAll(/[/ ]/g, '-')}.${ending}`;

describe('unchanged example of a README or guide runs:', () => {
  it.each(examples.filter((example) => example.language === 'ts' && !asksStore(example)).map((it) => [it.title, it]))(
    '%s',
    async (_title, example) => {
      const { code } = await transform(withAssertions(example.code), { loader: 'ts', format: 'esm' });
      const output = project.run('node', project.write(fileOf(example, 'mjs'), code));
      await expect(output).resolves.toBeTypeOf('string');
    },
  );

  it.each(examples.filter((example) => example.language === 'tsx' && !asksStore(example)).map((it) => [it.title, it]))(
    '%s, rendered on a server',
    async (_title, example) => {
      const main = `import { renderToString } from 'react-dom/server';\nconsole.log(renderToString(<App />));`;
      const entryPoint = project.write(fileOf(example, 'tsx'), `${example.code}\n${main}`);
      const outfile = join(project.folder, fileOf(example, 'mjs'));
      await build({
        entryPoints: [entryPoint],
        outfile,
        bundle: true,
        platform: 'node',
        format: 'esm',
        jsx: 'automatic',
        packages: 'external',
        loader: { '.css': 'empty' },
        logLevel: 'error',
        plugins: [
          {
            name: 'without-styles',
            setup: ({ onResolve, onLoad }) => {
              onResolve({ filter: /\.css$/ }, ({ path }) => ({ path, namespace: 'styles' }));
              onLoad({ filter: /.*/, namespace: 'styles' }, () => ({ contents: '' }));
            },
          },
        ],
      });
      expect(await project.run('node', outfile)).toMatch(/class="ironcart-/);
    },
  );
});

it('every unchanged example of a README or guide compiles in strict TypeScript', async () => {
  rmSync(join(project.folder, 'readme-types'), { recursive: true, force: true });
  for (const example of examples) project.write(fileOf(example, example.language, 'readme-types'), example.code);
  const compilerOptions = {
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    moduleDetection: 'force',
    jsx: 'react-jsx',
    types: ['node', 'vite/client'],
  };
  project.write('readme-types/tsconfig.json', JSON.stringify({ compilerOptions, include: ['.'] }));
  const compile = project.run('node', 'node_modules/typescript-7/bin/tsc', '-p', 'readme-types', '--pretty', 'false');
  await expect(compile).resolves.toBe('');
});

describe('READMEs', () => {
  it.each(names)('contain an example in %s', (name) => {
    expect(examples.some(({ document }) => document === name)).toBe(true);
  });
});
