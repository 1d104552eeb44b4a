import type { Site } from '@ironcart/core/site';

/** Site data for a page's background tasks, and the parameters of the native app. */
export interface CaredSite
  extends Pick<
    Site,
    'code' | 'storeId' | 'basePath' | 'locale' | 'currency' | 'asksConsent' | 'showsTaxExclusivePrice'
  > {
  readonly appParams?: Readonly<Record<string, string>> | undefined;
}

/** A page as shown to a shopper: a new object whenever its data was reloaded. */
export interface PageVisit {
  /** Constant until the next navigation. */
  readonly key: string;
  /** Within the site, without the query. */
  readonly pathname: string;
  readonly matches: readonly { readonly id: string; readonly loaderData: unknown }[];
}
