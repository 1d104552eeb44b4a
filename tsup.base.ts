import { defineConfig } from 'tsup';

/** How every published package is built: ESM, CommonJS and types from the same entries. */
export const packageBuild = (entry: Record<string, string>) =>
  defineConfig({
    entry,
    format: ['esm', 'cjs'],
    dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
    sourcemap: true,
    clean: true,
    treeshake: true,
    target: 'es2023',
  });
