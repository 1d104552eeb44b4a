import { createHash } from 'node:crypto';
import { workerPath } from '../offline/offline-header.ts';
import type { WorkerRelease } from '../offline/release-files.ts';
import type { StorefrontAssets } from './assets/document-assets.ts';
import { embedJson } from './html.ts';

/** The modules whose files a new release preloads: the shop's layout, its catalogue, the cart, and background tasks. */
const preloadedModules: readonly string[] = [
  'app/routes/root/route.tsx',
  'app/routes/shop/route.tsx',
  'app/routes/home/route.tsx',
  'app/routes/entity/route.tsx',
  'app/routes/product/view.tsx',
  'app/routes/category/view.tsx',
  'app/routes/page/view.tsx',
  'app/routes/search/route.tsx',
  'app/routes/cart/route.tsx',
  'app/router/full-router.ts',
  'app/page-care/care-for-page.ts',
  'app/page-care/keep-page-fresh.ts',
];

/** Modules whose styles it preloads, because pages show their markup before their scripts load. */
const styledModules: readonly string[] = ['app/product/late-sections.tsx', 'app/content/layout-blocks.tsx'];

/**
 * The service worker that is served while offline reading is disabled: it deletes all stored pages and unregisters
 * itself, so that a faulty worker can be removed from browsers (docs/operations.md).
 */
const removingWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('ironcart-')) await caches.delete(name);
  await registration.unregister();
})()));
`;

const releaseOf = (assets: StorefrontAssets): WorkerRelease => {
  const { entry, preloads, styles, fonts } = assets.documentAssets(preloadedModules, styledModules);
  const files = [entry, ...preloads, ...styles, ...fonts, ...assets.preloadLists];
  const digest = createHash('sha256')
    .update([assets.worker, ...files].join('\n'))
    .digest('hex');
  return { id: digest.slice(0, 12), files };
};

/** Serves the service worker's script, always revalidated, so that a new one is found immediately. */
export const createWorkerFile = (assets: StorefrontAssets, isOffline: boolean) => {
  const script = isOffline
    ? `globalThis.ironcartRelease=${embedJson(releaseOf(assets))};\n${assets.worker}`
    : removingWorker;
  return (request: Request): Response | undefined => {
    if (new URL(request.url).pathname !== workerPath) return undefined;
    return new Response(request.method === 'HEAD' ? null : script, {
      headers: {
        'Content-Type': 'text/javascript; charset=utf-8',
        'Cache-Control': 'no-cache',
        // It may fetch only from this host.
        'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
      },
    });
  };
};
