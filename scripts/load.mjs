import process from 'node:process';
import { buildApplication } from './prepare/build.mjs';
import { installDependencies } from './prepare/install.mjs';
import { requireNodeVersion } from './prepare/node-version.mjs';
import { runTypeScript } from './prepare/run-typescript.mjs';

requireNodeVersion();
try {
  await installDependencies();
  await buildApplication();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
process.exit(await runTypeScript('bench/load/run.ts', process.argv.slice(2)));
