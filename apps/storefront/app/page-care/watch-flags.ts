import type { Client, FlagWatch } from '@ironcart/api/client';
import type { CountryCode } from '@ironcart/core/address';
import { flagsDigest, flagsTiming } from './flags-digest.ts';

/**
 * The digest of the flags that the open page was rendered with: of the latest data response that used flags, otherwise
 * of the document. undefined if the page depends on no flag (S9-flags-04).
 */
export const shownFlags = (): string | undefined => {
  const timings = performance.getEntriesByType('resource') as readonly Partial<PerformanceResourceTiming>[];
  const told = timings.flatMap(({ serverTiming = [] }) => serverTiming).findLast(({ name }) => name === flagsTiming);
  return told?.description ?? document.documentElement.dataset.flags;
};

/** A page whose flags are watched. */
export interface FlaggedPage {
  /** The destination country that the server used. */
  readonly country: CountryCode | undefined;
  /** The digest of the flags that the server rendered the page with; undefined if it used none. */
  readonly digest: string | undefined;
  readonly reload: () => void;
}

/**
 * Watches the shopper's flags while the page is in use: when a flag that the page was rendered with changes, even
 * before the watch started, the page's data is reloaded. The stream closes after 20 s of inactivity, and reopens with
 * the next page (S9-flags-04).
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
