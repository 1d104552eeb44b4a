import process from 'node:process';
import { buildApplication } from './build.mjs';
import { requireTools } from './require-tools.mjs';
import { runTypeScript } from './run-typescript.mjs';

/** Runs a program that measures the built product, passing on the command line's arguments, and exits with its code. */
export const runOnBuild = async (file) => {
  await requireTools();
  try {
    await buildApplication();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
  process.exit(await runTypeScript(file, process.argv.slice(2)));
};
