import type { Plugin } from 'vite';
import { expectUsed } from './expect-used.ts';

/**
 * Loads the imports and styles of a lazily loaded chunk, and waits for the styles. Vite's own helper also handles bases,
 * workers and browsers that this store does not have, and is twice as large.
 */
const preloadHelper = `
const asked = new Set();
export const __vitePreload = async (load, files = []) => {
  const nonce = document.querySelector('meta[property=csp-nonce]')?.nonce;
  await Promise.all(files.map((file) => {
    const href = '/' + file;
    if (asked.has(href) || document.querySelector('link[href="' + href + '"]')) return;
    asked.add(href);
    const isStyle = file.endsWith('.css');
    const link = Object.assign(document.createElement('link'), { rel: isStyle ? 'stylesheet' : 'modulepreload', href });
    if (nonce) link.setAttribute('nonce', nonce);
    document.head.append(link);
    return isStyle && new Promise((resolve, reject) => {
      link.onload = resolve;
      link.onerror = () => {
        asked.delete(href);
        link.remove();
        reject(Error(href));
      };
    });
  }));
  return load();
};`;

/** Replaces Vite's helper for lazily loaded chunks, which is part of every first load. */
export const smallPreloadHelper = (): Plugin => {
  const { note, buildEnd } = expectUsed("Vite's module vite/preload-helper.js");
  return {
    name: 'small-preload-helper',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => {
        note();
        return preloadHelper;
      },
    },
    buildEnd,
  };
};
