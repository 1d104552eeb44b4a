import { spawn } from 'node:child_process';
import process from 'node:process';
import { startStore } from '../../acceptance/fresh-clone/started-store.mjs';

const endsWithinMs = 30 * 60_000;

const runToItsEnd = (line, folder, environment) =>
  new Promise((resolve, reject) => {
    const child = spawn('bash', ['-c', line], {
      cwd: folder,
      env: { ...process.env, ...environment },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const read = (chunk) => {
      output += chunk;
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    const late = setTimeout(() => process.kill(-child.pid, 'SIGKILL'), endsWithinMs);
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(late);
      resolve({ code, output });
    });
  });

/**
 * Runs a command of the list; stops a server as soon as it is ready.
 * @param folder the clone in which it runs
 * @returns undefined on success, otherwise the command's output
 */
export const tryCommand = async ({ line, opens, code = 0 }, folder, environment) => {
  if (opens === undefined) {
    const ended = await runToItsEnd(line, folder, environment);
    return ended.code === code ? undefined : `ended with ${ended.code} instead of ${code}:\n${ended.output}`;
  }
  try {
    const store = await startStore(['bash', '-c', line], folder, environment, opens);
    await store.stop();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};
