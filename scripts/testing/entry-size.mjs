import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { root } from '../prepare/root.mjs';

/** Peer dependencies, which the embedding application provides. */
const peers = ['react', 'react-dom', 'react/*', 'react-dom/*', 'fast-check'];

/**
 * The bytes that an import adds to a page: the built packages and their dependencies, minified by esbuild.
 * @param code a module: "export * from '@ironcart/tax'"
 * @returns bytes, minified and gzipped
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
