import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import type { StorefrontAssets } from './compose/assets/document-assets.ts';
import { browserEntry } from './compose/assets/manifest.ts';
import type { Storefront, StorefrontOptions } from './compose/create-storefront.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Vite's preamble for React Fast Refresh; it has to run before the application's first module. */
const refreshPreamble = (nonce: string): string =>
  `<script type="module" nonce="${nonce}">import refresh from '/@react-refresh';refresh.injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(type)=>type;</script><script type="module" nonce="${nonce}" src="/@vite/client"></script>`;

const developmentAssets: StorefrontAssets = {
  isDevelopment: true,
  starter: '',
  worker: '',
  preloadLists: [],
  headHtml: refreshPreamble,
  serve: () => undefined,
  documentAssets: () => ({ entry: `/${browserEntry}`, preloads: [], later: [], styles: [], fonts: [] }),
};

export interface DevStorefront {
  readonly fetch: Storefront;
  /**
   * Connect-style middleware: answers modules and hot updates, calls `next` for everything else. Runs before `fetch`.
   */
  readonly middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  close(): Promise<void>;
}

/**
 * The storefront with hot reload, for `npm run dev`: Vite compiles the sources on the fly.
 * @param options as for `createStorefront`, but without assets; `server` carries the hot updates' socket
 */
export const createDevStorefront = async (
  options: Omit<StorefrontOptions, 'assets'> & { readonly server?: Server },
): Promise<DevStorefront> => {
  const { server, ...storefrontOptions } = options;
  const vite = await createServer({
    configFile: `${root}vite.config.ts`,
    appType: 'custom',
    server: { middlewareMode: true, ...(server ? { hmr: { server } } : {}) },
  });
  return {
    fetch: async (request, peer) => {
      const { createStorefront } = (await vite.ssrLoadModule('/app/server.ts')) as typeof import('./server.ts');
      const answer = await createStorefront({ ...storefrontOptions, assets: developmentAssets });
      return answer(request, peer);
    },
    middleware: vite.middlewares,
    close: () => vite.close(),
  };
};
