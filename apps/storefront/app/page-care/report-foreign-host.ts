import type { Client } from '@ironcart/api/client';

/**
 * Reports to the store that a page is shown on a host other than its canonical one, for example by a copy or a proxy
 * (S7-calls-site-11). A failed report is ignored.
 * @param address the page's canonical link; a page without one reports nothing
 */
export const reportForeignHost = async (
  { site }: { readonly site: Pick<Client['site'], 'reportHost'> },
  { host, address }: { readonly host: string; readonly address: string | undefined },
): Promise<void> => {
  if (address === undefined) return;
  await site.reportHost(host, new URL(address).origin).catch(() => undefined);
};
