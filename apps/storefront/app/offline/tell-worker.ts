import { forgetCopies, workerPath } from './offline-header.ts';
import type { PageMessage } from './page-message.ts';

/** Routes whose pages may be stored; the server decides, and other routes need not ask. */
const catalogueRoutes: ReadonlySet<string> = new Set(['home', 'entity', 'brands', 'deals', 'the-index', 'ryourogue']);

const worker = (): Navigator['serviceWorker'] | undefined =>
  'serviceWorker' in navigator && document.documentElement.dataset.offline !== 'off'
    ? navigator.serviceWorker
    : undefined;

/** Registers the service worker, which is active from the next page on, if the browser supports it. */
export const registerWorker = async (): Promise<void> => {
  await worker()
    ?.register(workerPath, { updateViaCache: 'none' })
    .catch(() => undefined);
};

const shownPictures = (): readonly string[] => {
  const shown = [...document.images].map(({ currentSrc }) => currentSrc).filter((src) => URL.canParse(src));
  return [...new Set(shown.map((src) => new URL(src)))]
    .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith('/img/'))
    .map(({ pathname, search }) => pathname + search);
};

/** Waits until the worker is active, so that a visit's first page is stored as well. */
const tell = async (message: PageMessage): Promise<void> => {
  const registration = await worker()?.ready;
  registration?.active?.postMessage(message);
};

/** Tells the service worker which page a guest views; for a signed-in shopper, that no copies may be stored. */
export const tellWorker = async (routeIds: readonly string[], isLoggedIn: boolean): Promise<void> => {
  if (isLoggedIn) return tell({ type: forgetCopies });
  const { pathname, search } = window.location;
  if (search !== '' || !routeIds.some((id) => catalogueRoutes.has(id))) return;
  await tell({ type: 'page.seen', path: pathname, pictures: shownPictures() });
};

/** Checks for a newer service worker, whose installation preloads the newer release (S4-session-04). */
export const preloadRelease = (): void => {
  void worker()
    ?.getRegistration()
    .then((registration) => registration?.update())
    .catch(() => undefined);
};
