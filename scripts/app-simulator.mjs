import { serveSimulator } from './app-simulator/serve-simulator.mjs';
import { refuseArguments } from './arguments/refuse-arguments.mjs';
import { readOptions } from './prepare/read-options.mjs';
import { openStore } from './store-proxy/open-store.mjs';

/*
 * Simulates the native app in a browser: `npm run app-simulator` opens a store and the simulator; `npm run
 * app-simulator -- http://localhost:3000` uses a running store.
 */

const usage = 'Usage:\n  npm run app-simulator\n  npm run app-simulator -- http://localhost:3000';
const { positionals } = readOptions(usage, { allowPositionals: true, options: {} });
const [given] = positionals;
if (positionals.length > 1 || (given !== undefined && !/^https?:\/\//.test(given))) {
  refuseArguments(`"${positionals.join(' ')}" is no address of a store.`, usage);
}
const { url } = await serveSimulator(given ?? (await openStore()));
console.log(`The app simulator is at ${url}`);
