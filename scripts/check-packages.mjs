import { readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { buildPackages, publishedPackages } from './prepare/build.mjs';
import { inRoot } from './prepare/root.mjs';
import { run } from './prepare/step.mjs';

/** The stylesheet entries are not modules, so the types check leaves them out. */
const stylesheets = (name) =>
  Object.keys(JSON.parse(readFileSync(inRoot('packages', name, 'package.json'), 'utf8')).exports).filter((entry) =>
    entry.endsWith('.css'),
  );

try {
  await buildPackages();
  for (const name of publishedPackages) {
    if (!readdirSync(inRoot('packages', name)).includes('README.md'))
      throw new Error(`@ironcart/${name} has no README.md`);
    const cwd = inRoot('packages', name);
    await run('npx', ['--no-install', 'publint', '--strict'], { cwd });
    const entries = stylesheets(name).flatMap((entry) => [entry]);
    const excluded = entries.length > 0 ? ['--exclude-entrypoints', ...entries] : [];
    await run('npx', ['--no-install', 'attw', '--pack', '.', '--profile', 'node16', ...excluded], { cwd });
    console.log(`@ironcart/${name} is clean under publint and are-the-types-wrong`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
