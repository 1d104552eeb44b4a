import { pathToFileURL } from 'node:url';
import { openStore } from './open-store.ts';
import { places } from './places.ts';
import { readRelease } from './release.ts';

/** Vite's server build exists only after the storefront is built, so it cannot be imported statically. */
const loadStorefront = () =>
  import(pathToFileURL(places.storefrontServer).href) as Promise<typeof import('@ironcart/storefront/server')>;

/** `npm start`, after installing and building. */
export const serve = (): Promise<void> =>
  openStore(async ({ server: _server, ...parts }) => {
    const { createStorefront, loadAssets } = await loadStorefront();
    const assets = await loadAssets(places.storefrontClient);
    return { fetch: await createStorefront({ ...parts, assets }) };
  }, readRelease(places.builtFrom));
