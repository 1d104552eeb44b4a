import type { Client, FlagWatch } from '@ironcart/api/client';
import type { CountryCode } from '@ironcart/core/address';
import { flagsDigest, flagsTiming } from './flags-digest.ts';

/**
 * The digest of the flags that the open page was made with: of the latest data response that read some, else of the
 * document. undefined if nothing on it depends on a flag (S9-flags-04).
 */
export const shownFlags = (): string | undefined => {
  const timings = performance.getEntriesByType('resource') as readonly Partial<PerformanceResourceTiming>[];
  const told = timings.flatMap(({ serverTiming = [] }) => serverTiming).findLast(({ name }) => name === flagsTiming);
  return told?.description ?? document.documentElement.dataset.flags;
};

/** A page whose flags are watched. */
export interface FlaggedPage {
  /** The destination country, as the server read it. */
  readonly country: CountryCode | undefined;
  /** The digest of the flags that the server rendered the page with; undefined if it used none. */
  readonly digest: string | undefined;
  readonly reload: () => void;
}

/**
 * Watches the shopper's flags while the page is in use: when a value changes that the page was rendered with, its data
 * is reloaded, also if that was before the watch began. The stream closes after 20 s without use, and reopens with the
 * next page (S9-flags-04).
 */
export const watchFlags = ({ flags }: Pick<Client, 'flags'>, { country, digest, reload }: FlaggedPage): FlagWatch => {
  let known = digest;
  return flags.watch({ country }, (event) => {
    if (event.kind !== 'changed') return;
    const told = flagsDigest(event.flags);
    if (known !== undefined && told !== known) reload();
    known = told;
  });
};
