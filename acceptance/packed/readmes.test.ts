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
  printedBy,
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

/** The programs that a guide tells the reader to save and run, complete with the blocks that continue them. */
const programs = guides
  .flatMap(guideExamples)
  .filter((example) => !asksStore(example))
  .filter((it, at, all) => all[at + 1]?.document !== it.document || all[at + 1]?.file !== it.file);

describe('program of a guide, saved and run as the guide says, prints the values in its comments:', () => {
  it.each(programs.map((program) => [`${program.document}, ${program.file}`, program]))(
    '%s',
    async (_title, program) => {
      const { document, file = '' } = program;
      expect(file).toMatch(/\.mts$/);
      const saved = project.write(`${document}/${file}`, program.code);
      const output = await project.run('node', 'node_modules/tsx/dist/cli.mjs', saved);
      const printed = printedBy(program);
      const positions = printed.map((value) => output.indexOf(value));
      expect(positions, output).not.toContain(-1);
    },
  );
});

it('every unchanged example of a README or guide compiles in strict TypeScript', async () => {
  rmSync(join(project.folder, 'readme-types'), { recursive: true, force: true });
  for (const example of examples) {
    const { document, file } = example;
    const path =
      file === undefined ? fileOf(example, example.language, 'readme-types') : `readme-types/${document}/${file}`;
    project.write(path, example.code);
  }
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
