import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { buildPackages, publishedPackages } from './prepare/build.mjs';
import { inRoot, root } from './prepare/root.mjs';
import { run } from './prepare/step.mjs';
import { entriesOf } from './testing/published-entries.mjs';

/** What a manifest has to say so that bundlers may drop what a page does not use: stylesheets alone have effects. */
const requireFreedomOfEffects = (name) => {
  const { sideEffects } = JSON.parse(readFileSync(inRoot('packages', name, 'package.json'), 'utf8'));
  const isFree =
    sideEffects === false || (Array.isArray(sideEffects) && sideEffects.every((it) => it.endsWith('.css')));
  if (!isFree) throw new Error(`@ironcart/${name} does not say that its modules have no side effects`);
};

const requireReadme = (name) => {
  if (!existsSync(inRoot('packages', name, 'README.md'))) throw new Error(`@ironcart/${name} has no README.md`);
};

/** Loads each module entry in a plain Node, by `import` and by `require`: both have to export the same names. */
const loadBothWays = async (name, modules) => {
  const names = modules.map((entry) => `@ironcart/${name}${entry.slice(1)}`);
  const program = `
    const { createRequire } = await import('node:module');
    const require = createRequire(${JSON.stringify(`${root}/`)});
    for (const name of ${JSON.stringify(names)}) {
      const [esm, cjs] = [Object.keys(await import(name)), Object.keys(require(name))].map((keys) => keys.sort().join());
      if (esm.length === 0 || esm !== cjs) throw new Error(name + ' exports other names as ESM than as CommonJS');
    }`;
  await run('node', ['--input-type=module', '--eval', program], { cwd: root });
};

const judge = async (name) => {
  const cwd = inRoot('packages', name);
  const { modules, files } = entriesOf(name);
  requireReadme(name);
  requireFreedomOfEffects(name);
  await run('npx', ['--no-install', 'publint', '--strict'], { cwd });
  const excluded = files.length > 0 ? ['--exclude-entrypoints', ...files] : [];
  await run('npx', ['--no-install', 'attw', '--pack', '.', '--profile', 'node16', ...excluded], { cwd });
  await loadBothWays(name, modules);
};

try {
  await buildPackages();
  for (const name of publishedPackages) {
    await judge(name);
    console.log(`@ironcart/${name} is clean under publint and are-the-types-wrong, and loads as ESM and CommonJS`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
