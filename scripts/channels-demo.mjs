import { refuseArguments } from './arguments/refuse-arguments.mjs';
import { serveChannelsDemo } from './channels-demo/serve-channels-demo.mjs';
import { readOptions } from './prepare/read-options.mjs';
import { openStore } from './store-proxy/open-store.mjs';

/*
 * Shows one checkout in three channels beside each other: `npm run channels-demo` opens a store and the page; `npm run
 * channels-demo -- http://localhost:3000` uses a running store that was started with IRONCART_AGENT_LOOPBACK=on.
 */

const usage = 'Usage:\n  npm run channels-demo\n  npm run channels-demo -- http://localhost:3000';
const { positionals } = readOptions(usage, { allowPositionals: true, options: {} });
const [given] = positionals;
if (positionals.length > 1 || (given !== undefined && !/^https?:\/\//.test(given))) {
  refuseArguments(`"${positionals.join(' ')}" is no address of a store.`, usage);
}
const { url } = await serveChannelsDemo(given ?? (await openStore({ IRONCART_AGENT_LOOPBACK: 'on' })));
console.log(`One checkout in three channels is at ${url}`);
