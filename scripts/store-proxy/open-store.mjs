import { spawn } from 'node:child_process';
import process from 'node:process';
import { inRoot } from '../prepare/root.mjs';

const opened = /The store is open at (http:\/\/\S+)/;

/**
 * Opens a store on a free port.
 * @param environment settings of the store, beside those of this process
 * @returns promise of its URL; rejected if the store ends before it is open
 */
export const openStore = (environment = {}) =>
  new Promise((resolve, reject) => {
    const store = spawn(process.execPath, ['--max-semi-space-size=4', inRoot('scripts/start.mjs')], {
      env: { ...process.env, ...environment, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const end = () => store.kill('SIGTERM');
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, end);
    store.once('exit', (code) => {
      reject(new Error('The store ended.'));
      process.exit(code ?? 0);
    });
    let said = '';
    store.stdout.on('data', (chunk) => {
      process.stdout.write(chunk);
      said += chunk;
      const url = opened.exec(said)?.[1];
      if (url !== undefined) resolve(url);
    });
  });
