import { createKeptPages } from './kept-pages.ts';
import { createKeptPictures } from './kept-pictures.ts';
import { forgetCopies, offlineHeader } from './offline-header.ts';
import { readPageMessage } from './page-message.ts';
import { createReleaseFiles, type WorkerRelease } from './release-files.ts';
import type { WorkerFetchEvent, WorkerScope } from './worker-scope.ts';

/**
 * The service worker: preloads a release's files, and serves stored pages while offline. Pages are always requested
 * from the network first, so that it never keeps an old release. It handles GET requests of this host for documents,
 * the application's files and pictures; all others go to the network.
 */
export const startOfflineWorker = (scope: WorkerScope, release: WorkerRelease, now: () => number): void => {
  const { caches } = scope;
  const fetch: WorkerScope['fetch'] = (request, init) => scope.fetch(request, init);
  const files = createReleaseFiles({ caches, fetch }, release);
  const pages = createKeptPages({ caches, fetch, now, keepFiles: files.keep });
  const pictures = createKeptPictures({ caches, fetch });

  const learn = async (answer: Response, { pathname, search }: URL): Promise<void> => {
    const told = answer.headers.get(offlineHeader);
    if (told === forgetCopies) await pages.forget();
    else if (told !== null) {
      await pages.guestSeen();
      if (search === '') await pages.keep(pathname);
    }
  };

  const answerDocument = async (event: WorkerFetchEvent, url: URL): Promise<Response> => {
    try {
      const answer = (await event.preloadResponse) ?? (await fetch(event.request));
      event.waitUntil(learn(answer, url).catch(() => undefined));
      return answer;
    } catch {
      return pages.answer(url);
    }
  };

  scope.addEventListener('install', (event) => {
    event.waitUntil(files.preload().then(() => scope.skipWaiting()));
  });

  scope.addEventListener('activate', (event) => {
    const takeOver = async () => {
      await scope.registration.navigationPreload?.enable();
      await files.retire(await pages.neededFiles());
      await scope.clients.claim();
    };
    event.waitUntil(takeOver());
  });

  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== 'GET' || url.origin !== scope.location.origin) return;
    if (request.destination === 'document') event.respondWith(answerDocument(event, url));
    else if (url.pathname.startsWith('/assets/')) event.respondWith(files.answer(request));
    else if (url.pathname.startsWith('/img/')) event.respondWith(pictures.answer(request));
  });

  scope.addEventListener('message', (event) => {
    const message = readPageMessage(event.data);
    if (message === undefined) return;
    const act = async () => {
      if (message.type === forgetCopies) return pages.forget();
      await pages.keep(message.path);
      await pictures.keep(message.pictures);
    };
    event.waitUntil(act().catch(() => undefined));
  });
};
