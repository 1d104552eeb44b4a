import type { Client, FlagWatch } from '@ironcart/api/client';

/**
 * Watches the shopper's flags while the page is in use: when a value changes that the page was rendered with, its data
 * is reloaded. The stream closes after 20 s without use, and reopens with the next page (S9-flags-04).
 */
export const watchFlags = ({ flags }: Pick<Client, 'flags'>, reload: () => void): FlagWatch => {
  let known: string | undefined;
  return flags.watch({}, (event) => {
    if (event.kind !== 'changed') return;
    const told = JSON.stringify(event.flags);
    if (known !== undefined && told !== known) reload();
    known = told;
  });
};
