import { readConsent } from '@ironcart/core/visitor';
import type { CaredSite, PageVisit } from '../navigation/page-visit.ts';
import { purchaseIn } from '../purchase/purchase-in.ts';
import type { FreshPage, FreshPageOptions } from './keep-page-fresh.ts';

/** How much later the session and the health of the page are looked after: nothing of it is due before. */
const freshAfterMs = 17_000;

export interface PageCareOptions extends FreshPageOptions {
  /** What the shopper has seen so far. */
  readonly visits: readonly PageVisit[];
}

/** What looks after an open page. */
export interface PageCare {
  /** The shopper has come to another page, or what the page shows has changed. */
  readonly see: (visit: PageVisit) => void;
  readonly stop: () => void;
}

/** undefined where its code does not arrive: nobody misses it. */
const loadTelling = async (site: CaredSite) => {
  const reporting = await import('../search-events/report-pages.ts').catch(() => undefined);
  return reporting?.reportPages(site);
};

/** The code that tells of purchases comes with the first confirmation; where it does not arrive, nobody is told. */
const tellOfPurchase = async (visit: PageVisit, site: CaredSite): Promise<void> => {
  if (purchaseIn(visit) === undefined) return;
  const telling = await import('../purchase/tell-purchase.ts').catch(() => undefined);
  await telling?.tellPurchase(visit, site);
};

/** Looks after a page: tells the search service what was done on it, where the shopper allows it, and keeps it true. */
export const careForPage = async ({ visits, ...options }: PageCareOptions): Promise<PageCare> => {
  let fresh: FreshPage | undefined;
  let isStopped = false;
  let shownKey = visits.at(-1)?.key;
  const waiting = window.setTimeout(async () => {
    const { keepPageFresh } = await import('./keep-page-fresh.ts');
    if (!isStopped) fresh = keepPageFresh(options);
  }, freshAfterMs);
  const mayTell = readConsent(document.cookie, options.site).performance;
  const tellPage = mayTell ? await loadTelling(options.site) : undefined;
  const tell = (visit: PageVisit): void => {
    tellPage?.(visit);
    void tellOfPurchase(visit, options.site);
  };
  for (const visit of visits) tell(visit);
  return {
    see: (visit) => {
      tell(visit);
      if (visit.key !== shownKey) fresh?.pageChanged();
      shownKey = visit.key;
    },
    stop: () => {
      isStopped = true;
      window.clearTimeout(waiting);
      fresh?.stop();
    },
  };
};
