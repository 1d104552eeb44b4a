import type { ClientOptions } from './client-options.ts';
import type { Client } from './create-client.ts';
import { createTransport } from './send.ts';
import { createAnalyticsService } from './services/analytics.ts';
import { createSearchReport } from './services/search-report.ts';
import { createSearchToken } from './services/search-token.ts';

/** The calls that report a shopper's actions. */
export interface ReportingClient {
  readonly search: Pick<Client['search'], 'report'>;
  readonly analytics: Client['analytics'];
}

/** Creates a client that only reports a shopper's actions, without the schemas of other calls. */
export const createReportingClient = (options: ClientOptions): ReportingClient => {
  const { site } = options;
  const { send } = createTransport(options);
  return {
    search: { report: createSearchReport(send, createSearchToken(send, site.code, options)) },
    analytics: createAnalyticsService(send, site.storeId),
  };
};
