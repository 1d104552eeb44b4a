import { readConsent } from '@ironcart/core/visitor';
import { createAnalytics } from '@ironcart/shop-machines';
import type { CaredSite, PageVisit } from '../navigation/page-visit.ts';
import { reportingClient } from '../search-events/reporting-client.ts';
import { type ShownPage, shownPage } from '../search-events/shown-page.ts';
import { browserVisitor } from '../search-events/visitor.ts';
import { eventsOfVisit } from './events-of-visit.ts';

/**
 * Reports the shopper's actions in this browser to the store's collector, according to their consent. A running report
 * survives navigation; a failure has no visible effect.
 */
export const reportVisits = (site: CaredSite): ((visit: PageVisit) => void) => {
  const { analytics } = reportingClient(site);
  const tell = createAnalytics({
    report: (report) => analytics.report(report),
    consent: () => readConsent(document.cookie, site),
    newId: () => crypto.randomUUID(),
  });
  const allowsVisitor = () => readConsent(document.cookie, site).performance;
  // Without consent to performance cookies, a purchase is reported with a random id.
  const visitorOf = () => (allowsVisitor() ? browserVisitor().id : crypto.randomUUID());
  let before: ShownPage | undefined;
  return (visit) => {
    const page = shownPage(visit);
    if (page === undefined) return;
    const events = eventsOfVisit(page, before);
    before = page;
    if (events.length > 0) void tell(visitorOf(), page.pathname, events);
  };
};
