import { readFileSync, rmSync } from 'node:fs';
import { build, type Plugin } from 'esbuild';
import { defineConfig } from 'tsup';

type Entries = Readonly<Record<string, string>>;

/**
 * Declarations are made from a package's own sources and the built declarations of those that it depends on, which takes
 * half the time of reading their sources again: packages are built after what they need.
 */
const typeDeclarations = { compilerOptions: { ignoreDeprecations: '6.0', customConditions: [] } };

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

/** A source map names its source, which is packed beside it, and does not hold it a second time. */
const mapsWithoutSources = (options: { sourcesContent?: boolean | undefined }): void => {
  options.sourcesContent = false;
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
        dts: { ...typeDeclarations, entry: entries },
        splitting: false,
        sourcemap: true,
        target: 'es2023',
        esbuildOptions: mapsWithoutSources,
        esbuildPlugins: [keepModulesApart],
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
    dts: { ...typeDeclarations, entry: { ...entries } },
    clean: true,
    // Fonts of npm's packages are copied like our own, so that every bundler and plain page finds them.
    noExternal: [/^@fontsource/],
    loader: { '.woff2': 'copy' },
  });
