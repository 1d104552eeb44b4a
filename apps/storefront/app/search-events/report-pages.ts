import { createClient } from '@ironcart/api/client';
import { type SiteCode, siteByCode } from '@ironcart/core';
import type { PageVisit } from '../page-care/page-visit.ts';
import { createPageReporter } from './create-page-reporter.ts';
import { tellOfBlocks } from './tell-of-blocks.ts';
import { findVisitor, type VisitorStorage } from './visitor.ts';

/** Asked for with each use: where storage is denied, naming it throws already. */
const storage: VisitorStorage = {
  getItem: (key) => window.localStorage.getItem(key),
  setItem: (key, value) => window.localStorage.setItem(key, value),
};

/** Tells the search service of the pages of this browser. A report under way outlives its page. */
export const reportPages = (site: SiteCode): ((visit: PageVisit) => void) => {
  const client = createClient({
    baseUrl: window.location.origin,
    site: siteByCode(site),
    fetch: (request) => fetch(new Request(request, { keepalive: true })),
    warn: () => undefined,
  });
  const { report } = client.search;
  const visitor = findVisitor(storage, () => crypto.randomUUID());
  const reportPage = createPageReporter({ report, visitor });
  let shownKey: string | undefined;
  let stop: (() => void) | undefined;
  return (visit) => {
    reportPage(visit);
    if (visit.key === shownKey) return;
    shownKey = visit.key;
    stop?.();
    const origin = { uri: visit.pathname, userId: visitor.id };
    stop = tellOfBlocks(visit, (event) => void report(event, origin).catch(() => undefined));
  };
};
