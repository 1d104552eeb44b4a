import { serveStoreProxy } from '../store-proxy/serve-store-proxy.mjs';

const file = (name) => new URL(name, import.meta.url);

/**
 * Serves the simulator at `/__app/` and proxies the store's pages, with the native side of the bridge in each.
 * @param store the store's URL: 'http://localhost:3000'
 * @returns its URL, and a function that stops it
 */
export const serveSimulator = async (store) => {
  const { origin, close } = await serveStoreProxy({
    store,
    own: {
      '/__app/': file('simulator.html'),
      '/__app/simulator.js': file('simulator.js'),
      '/__app/bridge.js': file('bridge.js'),
    },
    injected: '<script src="/__app/bridge.js"></script>',
  });
  return { url: `${origin}/__app/`, close };
};
