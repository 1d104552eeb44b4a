import { resolve } from 'node:path';
import process from 'node:process';
import { buildApplication } from './prepare/build.mjs';
import { installStore } from './prepare/install.mjs';
import { requireNodeVersion } from './prepare/node-version.mjs';
import { readOptions } from './prepare/read-options.mjs';
import { inRoot } from './prepare/root.mjs';

requireNodeVersion();

const { positionals, values } = readOptions('Usage: npm run release -- [FOLDER] [--demo]', {
  allowPositionals: true,
  options: { demo: { type: 'boolean' } },
});
const folder = resolve(positionals[0] ?? inRoot('dist/release'));

try {
  await installStore();
  await buildApplication();
  const { writeRelease } = await import('./release/write-release.mjs');
  const { mb } = await writeRelease(folder, { withDemo: values.demo === true });
  console.log(`  ${folder} has ${mb} MB. Copy it anywhere on a machine like this one; there: node store.mjs`);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
