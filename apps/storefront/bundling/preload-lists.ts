import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { expectUsed } from './expect-used.ts';

/** Replaced by the path of the file with the lists, once it is known. */
const placeholder = '__PRELOAD_LISTS__';

/**
 * Loads a chunk that is imported later, with its imports and styles, and waits for the styles. A chunk that the page's
 * document links to already has all of these linked too.
 */
const preloadHelper = `
let lists;
const add = (file) => {
  if (document.querySelector('link[href="/' + file + '"]')) return;
  const nonce = document.querySelector('meta[property=csp-nonce]')?.nonce;
  const isStyle = file.endsWith('.css');
  const link = Object.assign(document.createElement('link'), { rel: isStyle ? 'stylesheet' : 'modulepreload', href: '/' + file });
  if (nonce) link.setAttribute('nonce', nonce);
  document.head.append(link);
  return isStyle && new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(Error(file));
    };
  });
};
const addImportsOf = async (chunk) => {
  lists ??= fetch('${placeholder}').then((answer) => answer.json());
  const [files, importsOf] = await lists.catch((error) => {
    lists = undefined;
    throw error;
  });
  await Promise.all(importsOf[chunk].map((index) => add(files[index])));
};
export const __vitePreload = async (load, chunk) => {
  if (!chunk?.length || document.querySelector('link[href="/' + chunk + '"]')) return load();
  const [loaded] = await Promise.all([load(), addImportsOf(chunk)]);
  return loaded;
};`;

/** The lists that Vite writes at the start of a chunk, and each use of one. */
const listsOfVite = /^const __vite__mapDeps=.*?m\.f=(\[.*?\])\)\)\)=>i\.map\(i=>d\[i\]\);\n/;
const useOfList = /__vite__mapDeps\(\[([\d,]+)\]\)/g;

/**
 * Moves the names of the files that belong to each lazily imported chunk out of the scripts, where Vite writes them, into
 * one file, which is requested with the first such chunk that the document does not link to. No page needs the names
 * until then, and they were 3 KB (gzip) of every first load. Vite's own helper is replaced as well: it also handles
 * bases, workers and browsers that this store does not have.
 */
export const preloadListsApart = (): Plugin => {
  const helper = expectUsed("Vite's module vite/preload-helper.js");
  const written = expectUsed("Vite's list `__vite__mapDeps`");
  return {
    name: 'preload-lists-apart',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => {
        helper.note();
        return preloadHelper;
      },
    },
    buildEnd: helper.buildEnd,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const files: string[] = [];
        const importsOf: Record<string, readonly number[]> = {};
        const indexOf = (file: string): number => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1);
        for (const chunk of chunks) {
          const [start = '', list = '[]'] = listsOfVite.exec(chunk.code) ?? [];
          const names = JSON.parse(list) as readonly string[];
          if (names.length > 0) written.note();
          chunk.code = chunk.code.slice(start.length).replace(useOfList, (_use, indices: string) => {
            const [own = '', ...imports] = indices.split(',').map((index) => names[Number(index)] ?? '');
            importsOf[own] = imports.map(indexOf);
            return JSON.stringify(own);
          });
        }
        written.buildEnd();
        const source = JSON.stringify([files, importsOf]);
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        const fileName = `assets/preload-lists-${hash}.json`;
        this.emitFile({ type: 'asset', fileName, source });
        for (const chunk of chunks) chunk.code = chunk.code.replace(placeholder, `/${fileName}`);
      },
    },
  };
};
