import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Packages are read from their sources, as everywhere inside this repository. */
const conditions = ['@ironcart/source'];

/**
 * One configuration for both builds: the browser's into dist/client with its manifest, the server's (`--ssr`) into
 * dist/server/entry.js with the packages inside, so that running it needs no TypeScript.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root,
  publicDir: 'app/public',
  plugins: [react()],
  resolve: { conditions: [...conditions, 'module', 'browser', 'development|production'] },
  ssr: {
    noExternal: [/^@ironcart\//],
    resolve: { conditions: [...conditions, 'module', 'node', 'development|production'] },
  },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        copyPublicDir: false,
        target: 'node20',
        rolldownOptions: { input: 'app/server.ts', output: { entryFileNames: 'entry.js' } },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        target: 'es2022',
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: { input: 'app/browser.tsx' },
      },
}));
