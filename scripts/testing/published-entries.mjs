import { readFileSync } from 'node:fs';
import { publishedPackages } from '../prepare/build.mjs';
import { inRoot } from '../prepare/root.mjs';

const isFile = (entry) => /\.(css|svg)$/.test(entry);
const isModule = (entry) => !isFile(entry) && !entry.endsWith('.json');

/** The exports of a package as its package.json names them, split into modules and files that a page links. */
export const entriesOf = (name) => {
  const entries = Object.keys(JSON.parse(readFileSync(inRoot('packages', name, 'package.json'), 'utf8')).exports);
  return { modules: entries.filter(isModule), files: entries.filter(isFile) };
};

/** What others may import: '@ironcart/core', '@ironcart/core/money' ... */
export const publicModules = () =>
  publishedPackages.flatMap((name) => entriesOf(name).modules.map((entry) => `@ironcart/${name}${entry.slice(1)}`));
