import { createReportingClient } from '@ironcart/api/client';
import type { CaredSite } from '../navigation/page-visit.ts';

/** A client for reports of the shopper's actions: a report continues after its page was closed, and fails silently. */
export const reportingClient = (site: CaredSite) =>
  createReportingClient({
    baseUrl: window.location.origin,
    site,
    appParams: site.appParams,
    fetch: (request) => fetch(new Request(request, { keepalive: true })),
    warn: () => undefined,
  });
