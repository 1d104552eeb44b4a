import { build } from 'esbuild';
import { inRoot } from './root.mjs';

/** Everybody else's packages stay in node_modules; ours are bundled from their sources. */
export const keepOthersOutside = {
  name: 'keep-others-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@ironcart/') ? undefined : { path, external: true },
    );
  },
};

/** Bundles the server and its commands into `dist/server`, as ESM for Node. */
export const bundleServer = () =>
  build({
    entryPoints: {
      serve: inRoot('scripts/server/serve.ts'),
      catalogue: inRoot('scripts/server/catalogue.ts'),
      rates: inRoot('scripts/server/rates.ts'),
      order: inRoot('scripts/server/order.ts'),
      outbox: inRoot('scripts/server/outbox.ts'),
      flags: inRoot('scripts/server/flags.ts'),
      backup: inRoot('scripts/server/backup.ts'),
      restore: inRoot('scripts/server/restore.ts'),
    },
    outdir: inRoot('dist/server'),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    conditions: ['@ironcart/source'],
    plugins: [keepOthersOutside],
    logLevel: 'error',
  });
