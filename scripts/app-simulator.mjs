import process from 'node:process';
import { serveSimulator } from './app-simulator/serve-simulator.mjs';
import { openStore } from './store-proxy/open-store.mjs';

/*
 * Simulates the native app in a browser: `npm run app-simulator` opens a store and the simulator; `npm run
 * app-simulator -- http://localhost:3000` uses a running store.
 */

const [given] = process.argv.slice(2);
if (given !== undefined && !/^https?:\/\//.test(given)) {
  console.error('Usage:\n  npm run app-simulator\n  npm run app-simulator -- http://localhost:3000');
  process.exit(1);
}
const { url } = await serveSimulator(given ?? (await openStore()));
console.log(`The app simulator is at ${url}`);
