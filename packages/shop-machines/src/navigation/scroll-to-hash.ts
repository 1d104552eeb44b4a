import type { Schedule } from './schedule.ts';

/** How long after a navigation the page scrolls to its hash, in milliseconds: the page has to be there first (S9-timing-09). */
export const HASH_SCROLL_DELAY_MS = 300;

/** The id that a hash names; undefined for none. One that is not well encoded is taken as it is. */
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
 * Scrolls to what the hash of a page's address names, 300 ms after a navigation.
 * @returns what calls it off, as another navigation does
 */
export const scrollToHashLater = (
  hash: string,
  { schedule, scrollToId }: { readonly schedule: Schedule; readonly scrollToId: (id: string) => void },
): (() => void) => {
  const id = idInHash(hash);
  return id === undefined ? () => undefined : schedule(() => scrollToId(id), HASH_SCROLL_DELAY_MS);
};
