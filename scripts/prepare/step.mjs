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

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Delays the end of this process after a signal until the command has ended: npm rolls back its changes, and a start in
 * the meantime would find its files. A second signal ends the process immediately.
 * @returns a cleanup function
 */
const outlive = (child) => {
  let received;
  const onSignal = (signal) => {
    // The terminal also sends the other signals to the command.
    if (signal === 'SIGTERM') child.kill(signal);
    received = signal;
    process.stdout.write(' it is tidied up first; Ctrl-C again ends this at once\n');
  };
  for (const signal of signals) process.once(signal, onSignal);
  return () => {
    for (const signal of signals) process.off(signal, onSignal);
    if (received !== undefined) process.kill(process.pid, received);
  };
};

/** Runs a command without output; on failure, the error contains everything it printed. */
export const run = (command, args, options = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
    const endCare = outlive(child);
    let output = '';
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('close', (code) => {
      endCare();
      if (code === 0) resolve(output);
      else reject(new Error(`${command} ${args.join(' ')} ended with code ${code}:\n${output.trim()}`));
    });
  });
