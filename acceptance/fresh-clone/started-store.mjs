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
 * Starts the store as a person does: a command in a folder, here on a free port. It has to open within ten minutes.
 * @param command the program and its words
 * @param folder where it is typed
 * @param environment what the shell had set beside this process's own environment; undefined takes a variable away
 * @param opens what is printed once it is open, its address in the first group; left out: what `npm start` prints
 * @returns where the store is, everything that was printed so far, and how Ctrl-C ends it
 * @throws Error with what was printed, where the command ends instead
 */
export const startStore = async ([program, ...words], folder, environment = {}, opens = opensStore) => {
  const env = Object.fromEntries(
    Object.entries({ ...process.env, PORT: '0', ...environment }).filter(([, value]) => value !== undefined),
  );
  // A group of its own, as a shell gives to each command: Ctrl-C reaches npm and what it has started.
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
