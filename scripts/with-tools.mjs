import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import process from 'node:process';
import { requireTools } from './prepare/require-tools.mjs';

/*
 * Runs a command that needs the development tools, installing them first if they are missing: `node
 * scripts/with-tools.mjs typedoc --options typedoc.json`.
 */

await requireTools();

const [command, ...args] = process.argv.slice(2);
const child = spawn(command, args, { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('error', (error) => {
  console.error(`${command} cannot be started: ${error.message}`);
  process.exit(1);
});
child.on('close', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
