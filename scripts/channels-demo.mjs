import process from 'node:process';
import { serveChannelsDemo } from './channels-demo/serve-channels-demo.mjs';
import { openStore } from './store-proxy/open-store.mjs';

/*
 * Shows one checkout in three channels beside each other: `npm run channels-demo` opens a store and the page; `npm run
 * channels-demo -- http://localhost:3000` uses a running store that was started with IRONCART_AGENT_LOOPBACK=on.
 */

const [given] = process.argv.slice(2);
if (given !== undefined && !/^https?:\/\//.test(given)) {
  console.error('Usage:\n  npm run channels-demo\n  npm run channels-demo -- http://localhost:3000');
  process.exit(1);
}
const { url } = await serveChannelsDemo(given ?? (await openStore({ IRONCART_AGENT_LOOPBACK: 'on' })));
console.log(`One checkout in three channels is at ${url}`);
