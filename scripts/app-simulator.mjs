import { spawn } from 'node:child_process';
import process from 'node:process';
import { serveSimulator } from './app-simulator/serve-simulator.mjs';
import { inRoot } from './prepare/root.mjs';

/*
 * Simulates the native app in a browser: `npm run app-simulator` opens a store and the simulator; `npm run
 * app-simulator -- http://localhost:3000` uses a running store.
 */

const opened = /The store is open at (http:\/\/\S+)/;

/** Opens a store on a free port; resolves with its URL. */
const openStore = () =>
  new Promise((resolve, reject) => {
    const store = spawn(process.execPath, ['--max-semi-space-size=4', inRoot('scripts/start.mjs')], {
      env: { ...process.env, PORT: '0' },
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

const [given] = process.argv.slice(2);
if (given !== undefined && !/^https?:\/\//.test(given)) {
  console.error('Usage:\n  npm run app-simulator\n  npm run app-simulator -- http://localhost:3000');
  process.exit(1);
}
const { url } = await serveSimulator(given ?? (await openStore()));
console.log(`The app simulator is at ${url}`);
