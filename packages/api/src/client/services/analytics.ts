import type { StoreId } from '@ironcart/core/site';
import type { AnalyticsEvent } from '@ironcart/core/visitor';
import { moneyToWire } from '../../codec/money.ts';
import { analyticsCalls, type WireAnalyticsEvent } from '../../contract/analytics.ts';
import type { CallOptions } from '../client-options.ts';
import type { Send } from '../send.ts';

/** What happened on a page of one browser; an event counts once under its id. */
export interface AnalyticsPage {
  readonly visitor: string;
  /** Within the site, without the query. */
  readonly path: string;
  readonly events: readonly (AnalyticsEvent & { readonly id: string })[];
}

const eventToWire = (event: AnalyticsPage['events'][number]): WireAnalyticsEvent => {
  if (event.name !== 'add_to_cart') return event;
  const { price, ...rest } = event;
  return price === undefined ? rest : { ...rest, price: moneyToWire(price) };
};

/** The store's own collector of what shoppers do. */
export const createAnalyticsService = (send: Send, storeId: StoreId) => ({
  /** Reports a shopper's events; the store keeps those that the shopper consents to. */
  report: async ({ events, ...page }: AnalyticsPage, options: CallOptions = {}): Promise<void> => {
    await send(analyticsCalls.report, { ...options, body: { storeId, ...page, events: events.map(eventToWire) } });
  },
});
