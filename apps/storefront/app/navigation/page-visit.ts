import type { Site } from '@ironcart/core/site';

/** What looking after a page needs to know of its site, and the parameters of the native app around it. */
export interface CaredSite
  extends Pick<
    Site,
    'code' | 'storeId' | 'basePath' | 'locale' | 'currency' | 'asksConsent' | 'showsTaxExclusivePrice'
  > {
  readonly appParams?: Readonly<Record<string, string>> | undefined;
}

/** A page as a shopper sees it: another object when what it shows was loaded again. */
export interface PageVisit {
  /** The same for as long as the shopper stays. */
  readonly key: string;
  /** Within the site, without the query. */
  readonly pathname: string;
  readonly matches: readonly { readonly id: string; readonly loaderData: unknown }[];
}
