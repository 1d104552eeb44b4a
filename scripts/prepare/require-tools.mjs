import { delimiter } from 'node:path';
import process from 'node:process';
import { installTools } from './install.mjs';
import { requireNodeVersion } from './node-version.mjs';
import { inRoot } from './root.mjs';

/** Installs the development tools if they are missing, for this process and those that it starts; ends it if it cannot. */
export const requireTools = async () => {
  requireNodeVersion();
  try {
    await installTools();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
  process.env.PATH = [inRoot('node_modules/.bin'), process.env.PATH].join(delimiter);
};
