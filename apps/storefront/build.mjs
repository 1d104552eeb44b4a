import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { compressFolder } from './compress.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
const configFile = `${root}vite.config.ts`;

/** A single-file script without imports, beside the manifest. */
const script = (entry, name) => ({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  build: {
    outDir: 'dist/client/.vite',
    emptyOutDir: false,
    target: 'es2022',
    lib: { entry, formats: ['iife'], name: 'script', fileName: () => `${name}.js` },
  },
});

process.env.NODE_ENV = 'production';
await build({ configFile, logLevel: 'warn', build: { emptyOutDir: true } });
// The starter is inlined in every page's head; the server prepends the release to the service worker.
await build(script('app/start/starter.ts', 'starter'));
await build(script('app/offline/service-worker.ts', 'service-worker'));
// Keeps old files, because a server started from an earlier build still imports its views.
await build({ configFile, logLevel: 'warn', build: { ssr: true, emptyOutDir: false } });
await compressFolder(`${root}dist/client`);
