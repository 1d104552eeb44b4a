import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { root } from '../prepare/root.mjs';

/** What the embedding application brings itself. */
const peers = ['react', 'react-dom', 'react/*', 'react-dom/*', 'fast-check'];

/**
 * What a page gains by an import: the built packages and everything that they pull in, minified by esbuild.
 * @param code a module: "export * from '@ironcart/tax'"
 * @returns bytes, as they are and gzipped
 */
export const sizeOf = async (code) => {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: root },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2023',
    external: peers,
    loader: { '.css': 'empty' },
    logLevel: 'error',
  });
  const content = outputFiles[0].contents;
  return { bytes: content.length, gzip: gzipSync(content, { level: 9 }).length };
};
