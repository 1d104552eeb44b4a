import type { Schedule } from './redirect-later.ts';

/**
 * Delay in milliseconds between a navigation and scrolling to its hash, so that the page is rendered first
 * (S9-timing-09).
 */
export const HASH_SCROLL_DELAY_MS = 300;

/** The element id in a hash; undefined for an empty hash. An id with invalid percent-encoding is returned as it is. */
export const idInHash = (hash: string): string | undefined => {
  const encoded = hash.replace(/^#/, '');
  if (encoded === '') return undefined;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
};

/**
 * Scrolls to the element that the address's hash names, 300 ms after a navigation.
 * @returns a function that cancels it; call it on the next navigation
 */
export const scrollToHashLater = (
  hash: string,
  { schedule, scrollToId }: { readonly schedule: Schedule; readonly scrollToId: (id: string) => void },
): (() => void) => {
  const id = idInHash(hash);
  return id === undefined ? () => undefined : schedule(() => scrollToId(id), HASH_SCROLL_DELAY_MS);
};
