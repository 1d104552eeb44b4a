import { defineConfig } from 'tsup';

/** The server and its commands as ESM for Node: our own packages bundled in, everybody else's left to node_modules. */
export default defineConfig({
  entry: { serve: 'scripts/server/serve.ts', catalogue: 'scripts/server/catalogue.ts' },
  outDir: 'dist/server',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  clean: true,
  sourcemap: true,
  noExternal: [/^@ironcart\//],
  esbuildOptions(options) {
    options.conditions = ['@ironcart/source', 'module', 'import', 'default'];
  },
});
