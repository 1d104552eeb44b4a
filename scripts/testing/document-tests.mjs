import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../prepare/root.mjs';

/** The jsdom options of such tests: a page of the shop. */
export const shopDocument = { jsdom: { url: 'http://shop.test/' } };

/**
 * The tests of a folder, by path from it, whose first line asks for a document (`@vitest-environment jsdom`).
 * Vitest ends a shared worker wherever the environment changes from one file to the next, and the next one loads every
 * module again: files with a document are a project of their own, which halves the time of such a folder.
 */
export const documentTests = (folder) =>
  readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.test\.tsx?$/.test(path))
    .filter((path) => readFileSync(join(inRoot(folder), path), 'utf8').startsWith('// @vitest-environment jsdom'))
    .map((path) => path.replaceAll('\\', '/'));
