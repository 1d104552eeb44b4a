import { readdirSync } from 'node:fs';
import { inRoot } from '../prepare/root.mjs';
import { drawShare } from './draw-share.mjs';

/** Folders whose test files start stores and browsers: a run of `npm test` takes a tenth of each. */
const sampledFolders = ['browser', 'extending', 'hostile', 'inputs', 'live', 'operator'];

/** Files that only read the repository, and take about a second. */
const alwaysRun = ['acceptance/browser/promises.test.ts', 'acceptance/operator/commands-listed.test.ts'];

const filesIn = (folder, ending) =>
  readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending))
    .map((path) => `${folder}/${path}`)
    .filter((path) => !alwaysRun.includes(path));

/** Test files of `acceptance` for one run of `npm test`: a tenth of each sampled folder, and `specification` whole. */
export const acceptanceFiles = (seed) => [
  ...alwaysRun,
  'acceptance/specification',
  ...sampledFolders.flatMap((folder) => drawShare(filesIn(`acceptance/${folder}`, '.test.ts'), seed, 10)),
];

/** Story files for one run of `npm test`: a tenth of them. */
export const storyFiles = (seed) => drawShare(filesIn('packages/react-ui/src', '.stories.tsx'), seed, 10);
