import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import process from 'node:process';
import { requireTools } from './require-tools.mjs';

/** Installs the development tools if they are missing, then runs one of them in place of this process. */
export const runTool = async (command, args) => {
  await requireTools();
  const child = spawn(command, args, { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`${command} cannot be started: ${error.message}`);
    process.exit(1);
  });
  child.on('close', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
};
