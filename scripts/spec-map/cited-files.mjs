import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inRoot, root } from '../prepare/root.mjs';
import { citedIn } from './citations.mjs';
import { citedInTitles } from './title-citations.mjs';

const test = /\.(test|e2e)\.[cm]?tsx?$/;
const notImplementation = /\.stories\.tsx?$|\.paths\.ts$|\/testing\/|^(?:acceptance|e2e)\//;

const add = (files, id, file) => files.set(id, [...(files.get(id) ?? []), file]);

/**
 * The files that cite a requirement or a topic.
 * - `implementing`: sources that cite it anywhere
 * - `holding`: tests that cite it in a title
 */
export const readCitedFiles = () => {
  const folders = ['packages', 'apps', 'scripts', 'e2e', 'acceptance', ':!scripts/spec-map'];
  const listed = execFileSync('git', ['ls-files', '-z', ...folders], { cwd: root, encoding: 'utf8' });
  const implementing = new Map();
  const holding = new Map();
  for (const file of listed.split('\0').filter((name) => /\.([cm]?tsx?|mjs|css|sql)$/.test(name))) {
    if (!test.test(file) && notImplementation.test(file)) continue;
    const text = readFileSync(inRoot(file), 'utf8');
    if (test.test(file)) for (const id of citedInTitles(file, text)) add(holding, id, file);
    else for (const id of citedIn(text)) add(implementing, id, file);
  }
  return { implementing, holding };
};
