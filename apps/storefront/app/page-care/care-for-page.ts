import { readConsent } from '@ironcart/core/visitor';
import { createLateCartTooltip } from '../cart/late-cart-tooltip.ts';
import { watchOtherTabs } from '../cart/other-tabs.ts';
import { createLateChat } from '../chat/late-chat.ts';
import { createLateCompare } from '../compare/late-compare.ts';
import type { CaredSite, PageVisit } from '../navigation/page-visit.ts';
import { registerWorker, tellWorker } from '../offline/tell-worker.ts';
import { purchaseIn } from '../purchase/purchase-in.ts';
import type { FreshPage, FreshPageOptions } from './keep-page-fresh.ts';
import { createLateListMessages } from './late-list-messages.ts';

/** Further delay before session and health checks start, because the first one is not due earlier. */
const freshAfterMs = 17_000;

export interface PageCareOptions extends FreshPageOptions {
  /** The pages viewed so far. */
  readonly visits: readonly PageVisit[];
}

/** The background tasks of an open page. */
export interface PageCare {
  /** Called after navigation, or when the page's data has changed. */
  readonly see: (visit: PageVisit) => void;
  readonly stop: () => void;
}

/** undefined if its code fails to load, because it is optional. */
const loadReporting = async (site: CaredSite) => {
  const reporting = await import('../search-events/report-pages.ts').catch(() => undefined);
  return reporting?.reportPages(site);
};

const loadAnalytics = async (site: CaredSite) => {
  const reporting = await import('../analytics/report-visits.ts').catch(() => undefined);
  return reporting?.reportVisits(site);
};

/** The code that reports purchases is loaded with the first confirmation; a failure is ignored. */
const reportPurchase = async (visit: PageVisit, site: CaredSite): Promise<void> => {
  if (purchaseIn(visit) === undefined) return;
  const telling = await import('../purchase/tell-purchase.ts').catch(() => undefined);
  await telling?.tellPurchase(visit, site);
};

/** Only in the native app; undefined if the code fails to load. */
const followAppOf = async ({ site: { basePath }, reload }: FreshPageOptions) => {
  const following = await import('./follow-app.ts').catch(() => undefined);
  return following?.followApp({ basePath, reload: () => void reload() });
};

const routeIdsOf = ({ matches }: PageVisit): readonly string[] => matches.map(({ id }) => id);

/** Offers to leave app mode when the page is opened outside the app. */
const careForAppMode = async ({ appParams }: CaredSite): Promise<void> => {
  if (appParams === undefined) return;
  const [{ isAppAround }, { isWebView, offerWholeStore }] = await Promise.all([
    import('../adapters/tell-app.ts'),
    import('../adapters/offer-whole-store.ts'),
  ]);
  if (!isAppAround() && !isWebView(navigator.userAgent)) offerWholeStore(document);
};

/**
 * Whether the user blocks cookies: browsers then also refuse access to `localStorage`, while `navigator.cookieEnabled`
 * stays true in Chromium.
 */
const blocksCookies = (): boolean => {
  try {
    void window.localStorage;
    return !navigator.cookieEnabled;
  } catch {
    return true;
  }
};

/** Without cookies the store loses the cart after each request, and nobody can log in. */
const warnOfBlockedCookies = async (): Promise<void> => {
  if (!blocksCookies()) return;
  const warning = await import('./warn-of-blocked-cookies.ts').catch(() => undefined);
  warning?.warnOfBlockedCookies(document);
};

/**
 * Runs a page's background tasks: reports actions to the search service with consent, and keeps the page's data
 * current.
 */
export const careForPage = async ({ visits, ...options }: PageCareOptions): Promise<PageCare> => {
  let fresh: FreshPage | undefined;
  let isStopped = false;
  let shownKey = visits.at(-1)?.key;
  const waiting = window.setTimeout(async () => {
    const { keepPageFresh } = await import('./keep-page-fresh.ts');
    if (!isStopped) fresh = keepPageFresh(options);
  }, freshAfterMs);
  void careForAppMode(options.site).catch(() => undefined);
  void warnOfBlockedCookies();
  const consent = readConsent(document.cookie, options.site);
  const tellPage = consent.performance ? await loadReporting(options.site) : undefined;
  const tellVisit = consent.performance || consent.marketing ? await loadAnalytics(options.site) : undefined;
  // The native app stores pages itself.
  const hasWorker = options.site.appParams === undefined;
  if (hasWorker) void registerWorker();
  const cartTooltip = createLateCartTooltip(options.site);
  const listMessages = createLateListMessages();
  // The native app has its own contact options.
  const chat = hasWorker ? createLateChat(options.site) : undefined;
  const compare = createLateCompare();
  const otherTabs = watchOtherTabs({ ...options, reload: () => void options.reload().catch(() => undefined) });
  const tell = (visit: PageVisit): void => {
    tellPage?.(visit);
    tellVisit?.(visit);
    cartTooltip.see(visit);
    listMessages.see(visit);
    chat?.see(visit);
    compare.see();
    otherTabs.see(visit);
    if (hasWorker) void tellWorker(routeIdsOf(visit), options.isLoggedIn).catch(() => undefined);
    void reportPurchase(visit, options.site);
  };
  for (const visit of visits) tell(visit);
  const stopFollowing = hasWorker ? undefined : await followAppOf(options);
  return {
    see: (visit) => {
      tell(visit);
      if (visit.key !== shownKey) fresh?.pageChanged();
      shownKey = visit.key;
    },
    stop: () => {
      isStopped = true;
      stopFollowing?.();
      cartTooltip.stop();
      listMessages.stop();
      chat?.stop();
      otherTabs.stop();
      window.clearTimeout(waiting);
      fresh?.stop();
    },
  };
};
