import { build, type Plugin } from 'esbuild';
import { defineConfig } from 'tsup';

type Entries = Readonly<Record<string, string>>;

const typeDeclarations = { compilerOptions: { ignoreDeprecations: '6.0' } };

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

/**
 * How a published package is built: ESM and CommonJS, a module for each source module, and types for its entries.
 * Bundlers drop what a page does not use by the module, and two entries of a package share what a module remembers.
 * @param entries the public entries: the path below dist without its ending, and the source file
 */
export const packageBuild = (entries: Entries) =>
  defineConfig(async () => ({
    entry: await modulesBehind(entries),
    format: ['esm', 'cjs'],
    dts: { ...typeDeclarations, entry: { ...entries } },
    splitting: false,
    sourcemap: true,
    clean: true,
    target: 'es2023',
    esbuildPlugins: [keepModulesApart],
  }));

/** How a package of views is built: a bundle for each entry, so that its styles are one stylesheet. */
export const viewBuild = (entries: Entries) =>
  defineConfig({
    entry: { ...entries },
    format: ['esm', 'cjs'],
    dts: typeDeclarations,
    sourcemap: true,
    clean: true,
    treeshake: true,
    target: 'es2023',
    loader: { '.woff2': 'copy' },
  });
