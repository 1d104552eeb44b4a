import { type SearchEvent, WIDGET } from '@ironcart/api/client';
import { readConsent } from '@ironcart/core/visitor';
import { hearRecommended, type RecommendedDetail } from '../content/recommended-event.ts';
import { keptEvent } from '../navigation/kept-event.ts';
import type { CaredSite, PageVisit } from '../navigation/page-visit.ts';
import { createPageReporter } from './create-page-reporter.ts';
import { reportingClient } from './reporting-client.ts';
import { shownPage } from './shown-page.ts';
import { tellOfBlocks } from './tell-of-blocks.ts';
import { browserVisitor } from './visitor.ts';

/** Converts an event of a recommendation widget to the search service's format (S7-calls-rfk-16, -17). */
const eventOfRecommended = (detail: RecommendedDetail): SearchEvent => {
  const widgetId = WIDGET[detail.widget];
  return 'shown' in detail
    ? { name: 'widget_appear', widgetId, productIds: detail.shown }
    : { name: 'widget_click', widgetId, productId: detail.followed, position: detail.position };
};

/**
 * Reports page views to the search service while the shopper consents; another tab may withdraw the consent at any
 * time. A report in progress continues after its page was closed.
 */
export const reportPages = (site: CaredSite): ((visit: PageVisit) => void) => {
  const client = reportingClient(site);
  const report: typeof client.search.report = async (...event) => {
    if (readConsent(document.cookie, site).performance) await client.search.report(...event);
  };
  const visitor = browserVisitor();
  const reportPage = createPageReporter({ report, visitor });
  let shown: PageVisit | undefined;
  document.addEventListener(keptEvent, () => {
    const productId = shown && shownPage(shown)?.productId;
    if (shown === undefined || productId === undefined) return;
    const origin = { uri: shown.pathname, userId: visitor.id };
    void report({ name: 'add_to_wishlist', productId }, origin).catch(() => undefined);
  });
  hearRecommended((event) => {
    void report(eventOfRecommended(event), { uri: event.pathname, userId: visitor.id }).catch(() => undefined);
  });
  let shownKey: string | undefined;
  let stop: (() => void) | undefined;
  return (visit) => {
    shown = visit;
    reportPage(visit);
    if (visit.key === shownKey) return;
    shownKey = visit.key;
    stop?.();
    const origin = { uri: visit.pathname, userId: visitor.id };
    stop = tellOfBlocks(visit, (event) => void report(event, origin).catch(() => undefined));
  };
};
