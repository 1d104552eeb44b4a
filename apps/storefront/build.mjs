import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { compressFolder } from './compress.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
const configFile = `${root}vite.config.ts`;

/** The script that stands in every page's head: one file without imports, beside the manifest. */
const starter = {
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  build: {
    outDir: 'dist/client/.vite',
    emptyOutDir: false,
    target: 'es2022',
    lib: { entry: 'app/start/starter.ts', formats: ['iife'], name: 'starter', fileName: () => 'starter.js' },
  },
};

process.env.NODE_ENV = 'production';
await build({ configFile, logLevel: 'warn', build: { emptyOutDir: true } });
await build(starter);
// A server that was started from an earlier build still loads views of it.
await build({ configFile, logLevel: 'warn', build: { ssr: true, emptyOutDir: false } });
await compressFolder(`${root}dist/client`);
