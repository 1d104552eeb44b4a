import { resolve } from 'node:path';
import process from 'node:process';
import { buildApplication } from './prepare/build.mjs';
import { sentenceOfFault } from './prepare/file-fault.mjs';
import { installStore } from './prepare/install.mjs';
import { makeFolder } from './prepare/make-folder.mjs';
import { requireNodeVersion } from './prepare/node-version.mjs';
import { readOptions } from './prepare/read-options.mjs';
import { inRoot } from './prepare/root.mjs';
import { requireFolders } from './release/release-folder.mjs';

requireNodeVersion();

const { positionals, values } = readOptions(
  'Usage: npm run release -- [FOLDER] [--demo] [--after PREVIOUS] [--force]',
  {
    allowPositionals: true,
    options: { demo: { type: 'boolean' }, after: { type: 'string' }, force: { type: 'boolean' } },
  },
);
const folder = resolve(positionals[0] ?? inRoot('dist/release'));
const previous = values.after === undefined ? undefined : resolve(values.after);

/** Checks and makes the folder before anything is built. */
const prepareFolder = () => {
  try {
    requireFolders(folder, { previous, replaces: values.force === true });
    makeFolder(folder);
  } catch (cause) {
    const sentence = sentenceOfFault(cause, folder);
    throw sentence === undefined ? cause : new Error(sentence, { cause });
  }
};

try {
  prepareFolder();
  await installStore();
  await buildApplication();
  const { writeRelease } = await import('./release/write-release.mjs');
  const { mb } = await writeRelease(folder, { withDemo: values.demo === true, previous });
  console.log(`  ${folder} has ${mb} MB. Copy it anywhere on a machine like this one; there: node store.mjs`);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
