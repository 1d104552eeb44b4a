import { spawn } from 'node:child_process';
import process from 'node:process';

/** Prints a step's label, and its duration once it is done. */
export const step = async (label, work) => {
  const startedAt = Date.now();
  process.stdout.write(`  ${label} ...`);
  try {
    const result = await work();
    process.stdout.write(` ${((Date.now() - startedAt) / 1000).toFixed(1)} s\n`);
    return result;
  } catch (error) {
    process.stdout.write(' failed\n');
    throw error;
  }
};

/** Runs a command without output; on failure, the error contains everything it printed. */
export const run = (command, args, options = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
    let output = '';
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0
        ? resolve(output)
        : reject(new Error(`${command} ${args.join(' ')} ended with code ${code}:\n${output.trim()}`)),
    );
  });
