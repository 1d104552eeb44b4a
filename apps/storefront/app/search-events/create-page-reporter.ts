import type { Client } from '@ironcart/api/client';
import type { PageVisit } from '../navigation/page-visit.ts';
import { eventsOfPage } from './events-of-page.ts';
import { type ShownPage, shownPage } from './shown-page.ts';
import type { Visitor } from './visitor.ts';

export interface PageReporterOptions {
  readonly report: Client['search']['report'];
  readonly visitor: Visitor;
}

/** Reports each page that the shopper sees, and each change on it, to the search service. Never fails. */
export const createPageReporter = ({ report, visitor }: PageReporterOptions): ((visit: PageVisit) => void) => {
  let before: ShownPage | undefined;
  let isKnown = !visitor.isNew;
  return (visit) => {
    const page = shownPage(visit);
    if (page === undefined) return;
    const events = eventsOfPage(page, before).filter(
      (event) => event.name !== 'order_confirm' || visitor.isNewOrder(event.orderId),
    );
    before = page;
    const told = isKnown || events.length === 0 ? events : [{ name: 'user' } as const, ...events];
    isKnown ||= told.length > 0;
    const origin = { uri: page.pathname, userId: visitor.id };
    for (const event of told) void report(event, origin).catch(() => undefined);
  };
};
