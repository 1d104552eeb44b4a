import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleOf } from '../sample.ts';
import { adopterProject, type Project } from './project.ts';
import { packedLibraries } from './tarballs.ts';

let project: Project;

const compilers = [
  ['TypeScript 6', 'typescript'],
  ['TypeScript 7', 'typescript-7'],
] as const;

type Resolution = readonly [moduleResolution: string, module: string, endings: readonly string[]];

const resolutions: readonly Resolution[] = [
  ['bundler', 'esnext', ['ts']],
  ['node16', 'node16', ['mts', 'cts']],
  ['nodenext', 'nodenext', ['mts', 'cts']],
] as const;

/**
 * All resolutions with ACCEPTANCE=all. In CI, the older compiler (half a minute per run) tests ES modules with the
 * resolution that reads the most conditions, and the newer one tests the one that the seed selects; are-the-types-wrong
 * checks every entry with each of them anyway.
 */
const triedBy = (compiler: string): readonly Resolution[] =>
  compiler === 'typescript' && process.env.ACCEPTANCE !== 'all'
    ? [['nodenext', 'nodenext', ['mts']]]
    : sampleOf(resolutions, 1);

const modulesOf = (folder: string, name: string): readonly string[] => {
  const manifest = JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')) as {
    exports: Record<string, unknown>;
  };
  return Object.keys(manifest.exports)
    .filter((entry) => !/\.(css|svg|json)$/.test(entry))
    .map((entry) => name + entry.slice(1));
};

beforeAll(async () => {
  project = await adopterProject();
  const modules = (await packedLibraries()).flatMap(({ name }) => modulesOf(project.folder, name));
  const imports = modules.map((name, index) => `import * as entry${index} from '${name}';`);
  const uses = `export const entries = [${modules.map((_, index) => `entry${index}`).join(', ')}];`;
  const misuse = "import { money } from '@ironcart/core/money';\n// @ts-expect-error: amounts are numbers\nmoney('1');";
  for (const ending of ['ts', 'mts', 'cts'])
    project.write(`types/${ending}/entries.${ending}`, [...imports, uses, misuse].join('\n'));
});

describe.each(compilers)('%s, strict and with skipLibCheck off', (_title, compiler) => {
  it.each(triedBy(compiler))(
    'accepts every entry with moduleResolution %s',
    async (moduleResolution, module, endings) => {
      const compilerOptions = {
        strict: true,
        noUncheckedIndexedAccess: true,
        skipLibCheck: false,
        noEmit: true,
        target: 'es2023',
        lib: ['es2023', 'dom', 'dom.iterable'],
        types: [],
        module,
        moduleResolution,
        jsx: 'react-jsx',
      };
      const include = endings.map((ending) => `./${ending}`);
      const config = `types/${compiler}-${moduleResolution}.json`;
      project.write(config, JSON.stringify({ compilerOptions, include }));
      const compile = project.run('node', `node_modules/${compiler}/bin/tsc`, '--project', config, '--pretty', 'false');
      await expect(compile).resolves.toBe('');
    },
  );
});
