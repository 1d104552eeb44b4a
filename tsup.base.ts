import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { build, type Plugin } from 'esbuild';
import { defineConfig } from 'tsup';

type Entries = Readonly<Record<string, string>>;

const repository = path.dirname(createRequire(import.meta.url).resolve('./package.json'));

/**
 * Types of this folder's package for its entries: TypeScript 7 declares every module, which tsup's TypeScript 6 would take
 * twenty times as long for, and tsup bundles what an entry reaches. Other packages' types are read as they were built, so
 * packages are built after what they need.
 */
const typesOf = (entries: Entries) => {
  const declarations = path.join(repository, '.cache', 'declarations', path.basename(process.cwd()));
  rmSync(declarations, { recursive: true, force: true });
  mkdirSync(declarations, { recursive: true });
  const project = path.join(declarations, 'tsconfig.json');
  writeFileSync(
    project,
    JSON.stringify({
      extends: path.resolve('tsconfig.json'),
      files: Object.values(entries).map((source) => path.resolve(source)),
      include: [],
      compilerOptions: {
        rootDir: path.resolve('src'),
        outDir: declarations,
        customConditions: [],
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
      },
    }),
  );
  const compiler = path.join(repository, 'node_modules', 'typescript-7', 'bin', 'tsc');
  execFileSync(process.execPath, [compiler, '--project', project], { stdio: 'inherit' });
  return {
    compilerOptions: { ignoreDeprecations: '6.0', customConditions: [], rootDir: declarations },
    entry: Object.fromEntries(
      Object.entries(entries).map(([name, source]) => [
        name,
        path.join(declarations, path.relative('src', source)).replace(/\.tsx?$/, '.d.ts'),
      ]),
    ),
  };
};

/** Every module that the entries reach, by its path below src without the ending: 'money/allocate'. */
const modulesBehind = async (entries: Entries): Promise<Record<string, string>> => {
  const { metafile } = await build({
    entryPoints: Object.values(entries),
    bundle: true,
    write: false,
    outdir: 'dist',
    metafile: true,
    packages: 'external',
    logLevel: 'error',
  });
  return Object.fromEntries(
    Object.keys(metafile.inputs).map((file) => [file.replace(/^src\//, '').replace(/\.tsx?$/, ''), file]),
  );
};

/** Leaves a relative import what it is, and gives it the ending of the module that is built from it. */
const keepModulesApart: Plugin = {
  name: 'keep-modules-apart',
  setup({ initialOptions, onResolve }) {
    const ending = initialOptions.format === 'cjs' ? '.cjs' : '.js';
    onResolve({ filter: /^\.\.?\/.*\.tsx?$/ }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path: path.replace(/\.tsx?$/, ending), external: true },
    );
  },
};

/** Packages without CommonJS. Jest and older bundlers cannot require them, so a CommonJS build contains them. */
const onlyEsm = ['ky'];

/** Leaves packages without CommonJS imports in a build of ES modules. */
const containOnlyInCommonJs: Plugin = {
  name: 'contain-only-in-commonjs',
  setup({ initialOptions, onResolve }) {
    if (initialOptions.format === 'cjs') return;
    onResolve({ filter: new RegExp(`^(?:${onlyEsm.join('|')})$`) }, ({ path }) => ({ path, external: true }));
  },
};

/** The modules that the package.json of this folder exports: the path below dist without its ending, and the source file. */
const publicEntries = (): Entries => {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly exports: Readonly<Record<string, string | { readonly '@ironcart/source'?: string }>>;
  };
  return Object.fromEntries(
    Object.values(exports).flatMap((target) => {
      const source = typeof target === 'string' ? undefined : target['@ironcart/source'];
      return source === undefined ? [] : [[source.replace(/^\.\/src\/|\.ts$/g, ''), source]];
    }),
  );
};

interface PackageBuild {
  /** The source of `dist/browser.js`: the package and all that it imports in one file, for a page without a bundler. */
  readonly browser?: string;
}

/**
 * How a published package is built: ESM and CommonJS, a module for each source module, and types for its entries.
 * Bundlers drop what a page does not use by the module, and two entries of a package share what a module remembers.
 */
export const packageBuild = ({ browser }: PackageBuild = {}) =>
  defineConfig(async () => {
    const entries = publicEntries();
    rmSync('dist', { recursive: true, force: true });
    return [
      {
        entry: await modulesBehind(entries),
        format: ['esm', 'cjs'],
        dts: typesOf(entries),
        splitting: false,
        target: 'es2023',
        noExternal: onlyEsm,
        esbuildPlugins: [keepModulesApart, containOnlyInCommonJs],
      },
      ...(browser === undefined
        ? []
        : [
            {
              entry: { browser },
              format: ['esm' as const],
              noExternal: [/./],
              minify: true,
              target: 'es2022',
            },
          ]),
    ];
  });

interface ViewDeclarations {
  readonly entries: Entries;
  readonly stylesheets: Entries;
}

/** Types and whole-page stylesheets of a package of views; Vite builds its modules and its components' styles. */
export const viewDeclarations = ({ entries, stylesheets }: ViewDeclarations) =>
  defineConfig({
    entry: { ...stylesheets },
    format: ['esm', 'cjs'],
    dts: typesOf(entries),
    clean: true,
    // Fonts of npm's packages are copied like our own, so that every bundler and plain page finds them.
    noExternal: [/^@fontsource/],
    loader: { '.woff2': 'copy' },
  });
