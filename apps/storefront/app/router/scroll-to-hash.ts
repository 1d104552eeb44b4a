import type { createBrowserRouter } from 'react-router';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** Delay in milliseconds between a navigation and scrolling to its hash, so that the page is rendered first (S9-timing-09). */
export const hashScrollDelayMs = 300;

/** The element id in a hash; an id with invalid percent-encoding is returned as it is. */
const idInHash = (hash: string): string => {
  const encoded = hash.slice(1);
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
};

/** Events of scrolling by the shopper, which cancels the automatic scrolling. */
const ownScrolls = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

const scrollLater = (id: string): (() => void) => {
  const listening = new AbortController();
  const cancel = () => {
    listening.abort();
    window.clearTimeout(waiting);
  };
  const waiting = window.setTimeout(() => {
    listening.abort();
    document.getElementById(id)?.scrollIntoView();
  }, hashScrollDelayMs);
  for (const type of ownScrolls) {
    window.addEventListener(type, cancel, { signal: listening.signal, passive: true });
  }
  return cancel;
};

/**
 * Scrolls to the element in the URL's hash again after each navigation, because parts that load late move it. The next
 * navigation and the shopper's own scrolling cancel it; going back restores the position instead.
 */
export const scrollToHashes = (router: Router): void => {
  let { key } = router.state.location;
  let cancel = () => {};
  router.subscribe(({ location, historyAction, preventScrollReset }) => {
    if (location.key === key) return;
    key = location.key;
    cancel();
    if (location.hash.length > 1 && historyAction !== 'POP' && !preventScrollReset) {
      cancel = scrollLater(idInHash(location.hash));
    }
  });
};
