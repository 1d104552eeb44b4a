import { readdirSync } from 'node:fs';
import { inRoot } from '../prepare/root.mjs';
import { drawThird } from './draw-third.mjs';

/** Folders whose test files start stores and browsers: a run of `npm test` takes a third of each. */
const sampledFolders = ['browser', 'extending', 'hostile', 'inputs', 'live', 'operator'];

/** Files that read the repository only, and cost about a second. */
const alwaysRun = ['acceptance/browser/promises.test.ts', 'acceptance/operator/commands-listed.test.ts'];

const testFilesIn = (folder) =>
  readdirSync(inRoot('acceptance', folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts'))
    .map((path) => `acceptance/${folder}/${path}`)
    .filter((path) => !alwaysRun.includes(path));

/** Test files of `acceptance` for one run of `npm test`: a third of each sampled folder, and `specification` whole. */
export const acceptanceFiles = (seed) => [
  ...alwaysRun,
  'acceptance/specification',
  ...sampledFolders.flatMap((folder) => drawThird(testFilesIn(folder), seed)),
];
