import { isBuiltin } from 'node:module';
import { build, stop } from 'esbuild';
import { inRoot } from './root.mjs';

/**
 * Bundles our packages from source and, of the third-party packages in node_modules, only the named ones.
 * @param bundled names of packages
 */
const keepOutsideBut = (bundled) => ({
  name: 'keep-others-outside',
  setup({ onResolve }) {
    const isBundled = ({ path, kind, importer }) =>
      path !== 'pg-native' &&
      (kind === 'entry-point' ||
        path.startsWith('@ironcart/') ||
        bundled.some(
          (name) => path === name || path.startsWith(`${name}/`) || importer.includes(`/node_modules/${name}/`),
        ));
    onResolve({ filter: /^[^./]/ }, (resolving) =>
      isBundled(resolving) && !isBuiltin(resolving.path) ? undefined : { path: resolving.path, external: true },
    );
  },
});

export const keepOthersOutside = keepOutsideBut([]);

/**
 * Packages with many small files that every start needs: they load several times faster from one file, and unused code
 * takes no memory. None of them reads its own files or is native.
 */
const bundledPackages = [
  'kysely',
  'hono',
  '@hono/node-server',
  'valibot',
  'decimal.js',
  'mmdb-lib',
  'stdnum',
  'pg',
  'pg-types',
  'pg-pool',
  'pino',
  'sonic-boom',
  'thread-stream',
];

/**
 * The server and its commands in `dist/server`, as ESM for Node.
 * @type {import('esbuild').BuildOptions}
 */
export const serverBuild = {
  entryPoints: {
    serve: inRoot('scripts/server/serve.ts'),
    catalogue: inRoot('scripts/server/catalogue.ts'),
    rates: inRoot('scripts/server/rates.ts'),
    order: inRoot('scripts/server/order.ts'),
    outbox: inRoot('scripts/server/outbox.ts'),
    moderate: inRoot('scripts/server/moderate.ts'),
    search: inRoot('scripts/server/search.ts'),
    preview: inRoot('scripts/server/preview.ts'),
    analytics: inRoot('scripts/server/analytics.ts'),
    chat: inRoot('scripts/server/chat.ts'),
    demo: inRoot('scripts/server/demo.ts'),
    flags: inRoot('scripts/server/flags.ts'),
    pictures: inRoot('scripts/server/pictures.ts'),
    backup: inRoot('scripts/server/backup.ts'),
    restore: inRoot('scripts/server/restore.ts'),
    doctor: inRoot('scripts/server/doctor.ts'),
  },
  outdir: inRoot('dist/server'),
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  // Bundled CommonJS packages call `require` for Node's built-in modules, which ESM does not provide.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
  minifySyntax: true,
  minifyWhitespace: true,
  sourcemap: true,
  conditions: ['@ironcart/source'],
  plugins: [keepOutsideBut(bundledPackages)],
  logLevel: 'error',
};

/** Bundles the server, then stops esbuild's process, because the building process may continue as the store. */
export const bundleServer = async () => {
  await build(serverBuild);
  await stop();
};
