import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { CreationError } from '../creation-error.mjs';
import { rewriteImports } from './rewrite-imports.mjs';

const sourceFile = /\.(?:[cm]?[jt]sx?|vue|svelte|astro)$/;

const isOwn = (name) => name !== 'node_modules' && name !== 'dist' && name !== 'build' && !name.startsWith('.');

const sourcesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => isOwn(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sourcesIn(path);
      return entry.isFile() && sourceFile.test(entry.name) ? [path] : [];
    });

/**
 * Rewrites the imports of moved names in all sources of a folder.
 * @param {string} path of the folder
 * @param {{ isCheck?: boolean }} choices with `isCheck` nothing is written
 * @returns {{ changed: string[], notes: string[] }} paths within the folder, and the places to change manually
 * @throws CreationError if the folder does not exist
 */
export const updateSources = (path, { isCheck = false } = {}) => {
  const folder = resolve(path);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new CreationError(`${path} is not a folder.`);
  }
  const changed = [];
  const notes = [];
  for (const file of sourcesIn(folder)) {
    const before = readFileSync(file, 'utf8');
    const after = rewriteImports(before);
    const name = relative(folder, file);
    notes.push(...after.notes.map(({ line, text }) => `${name}:${line}: ${text}`));
    if (after.source === before) continue;
    changed.push(name);
    if (!isCheck) writeFileSync(file, after.source);
  }
  return { changed, notes };
};
