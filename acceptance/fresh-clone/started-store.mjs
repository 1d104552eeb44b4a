import { spawn } from 'node:child_process';
import process from 'node:process';

const readyWithinMs = 600_000;
const endsWithinMs = 60_000;
const opensStore = /The store is open at (http:\/\/\S+)/;

const withinMs = (limitMs, what, promise) => {
  let timer;
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took more than ${limitMs / 1000} s`)), limitMs);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
};

/**
 * Starts the store with a shell command in a folder, here on a free port. It has to open within ten minutes.
 * @param command the program and its arguments
 * @param folder the working directory
 * @param environment additions to this process's environment; undefined removes a variable
 * @param opens matches the output of an open store, with its address in the first group; default: `npm start`'s output
 * @returns the store's address, its output so far, and a function that ends it with Ctrl-C
 * @throws Error with the output if the command ends instead
 */
export const startStore = async ([program, ...words], folder, environment = {}, opens = opensStore) => {
  const env = Object.fromEntries(
    Object.entries({ ...process.env, PORT: '0', ...environment }).filter(([, value]) => value !== undefined),
  );
  // A separate process group, as a shell creates for each command: Ctrl-C reaches npm and its child processes.
  const child = spawn(program, words, { cwd: folder, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const ended = new Promise((resolve) => child.once('close', resolve));
  const interrupt = (signal) => {
    try {
      process.kill(-child.pid, signal);
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
  };
  const stop = async () => {
    interrupt('SIGINT');
    await withinMs(endsWithinMs, 'Stopping the store', ended).catch((error) => {
      interrupt('SIGKILL');
      throw error;
    });
  };
  const opened = new Promise((resolve, reject) => {
    const read = (chunk) => {
      output += chunk;
      const [, url] = opens.exec(output) ?? [];
      if (url !== undefined) resolve(url);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    void ended.then((code) => reject(new Error(`${program} ${words.join(' ')} ended with code ${code}`)));
  });
  try {
    const url = await withinMs(readyWithinMs, 'Opening the store', opened);
    return { url, printed: () => output, stop };
  } catch (error) {
    interrupt('SIGKILL');
    throw new Error(`${error.message}\n${output}`, { cause: error });
  }
};
