import type { Client, SearchEvent } from '@ironcart/api/client';
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
  const send = (event: SearchEvent, uri: string): void => {
    if (!visitor.claim(event)) return;
    report(event, { uri, userId: visitor.id }).then(
      () => visitor.settle(event, true),
      () => visitor.settle(event, false),
    );
  };
  return (visit) => {
    const page = shownPage(visit);
    if (page === undefined) return;
    const events = eventsOfPage(page, before);
    before = page;
    if (events.length > 0) send({ name: 'user' }, page.pathname);
    for (const event of events) send(event, page.pathname);
  };
};
