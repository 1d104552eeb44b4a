import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter } from 'node:path';
import process from 'node:process';
import { installTools } from './prepare/install.mjs';
import { requireNodeVersion } from './prepare/node-version.mjs';
import { inRoot } from './prepare/root.mjs';

/*
 * Runs a command that needs the development tools, installing them first if they are missing: `node
 * scripts/with-tools.mjs typedoc --options typedoc.json`.
 */

requireNodeVersion();

try {
  await installTools();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

const [command, ...args] = process.argv.slice(2);
const PATH = [inRoot('node_modules/.bin'), process.env.PATH].join(delimiter);
const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, PATH } });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('error', (error) => {
  console.error(`${command} cannot be started: ${error.message}`);
  process.exit(1);
});
child.on('close', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
