import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import process from 'node:process';
import { root } from './root.mjs';

/**
 * Runs a TypeScript file of the repository against the packages' sources and returns its exit code; for one that a signal
 * has ended, that of a shell.
 */
export const runTypeScript = (file, args = []) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--conditions=@ironcart/source', '--import', 'tsx', file, ...args], {
      cwd: root,
      stdio: 'inherit',
    });
    const forward = (signal) => child.kill(signal);
    process.on('SIGINT', forward);
    process.on('SIGTERM', forward);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (signal !== null) console.error(`${file} was ended by ${signal}`);
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
