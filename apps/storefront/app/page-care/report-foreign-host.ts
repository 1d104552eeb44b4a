import type { Client } from '@ironcart/api/client';

/**
 * Tells the store that a page is shown on another host than that of its own address, as by a copy or a proxy
 * (S7-calls-site-11). Nobody on the page hears of a report that fails.
 * @param address the page's canonical link; a page without one tells nothing
 */
export const reportForeignHost = async (
  { site }: { readonly site: Pick<Client['site'], 'reportHost'> },
  { host, address }: { readonly host: string; readonly address: string | undefined },
): Promise<void> => {
  if (address === undefined) return;
  await site.reportHost(host, new URL(address).origin).catch(() => undefined);
};
