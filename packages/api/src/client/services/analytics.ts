import type { StoreId } from '@ironcart/core/site';
import type { AnalyticsEvent } from '@ironcart/core/visitor';
import { moneyToWire } from '../../codec/money.ts';
import { analyticsCalls, type WireAnalyticsEvent } from '../../contract/analytics.ts';
import type { CallOptions } from '../client-options.ts';
import type { Send } from '../send.ts';

/** The events on one page of a browser; an event is counted once by its id. */
export interface AnalyticsPage {
  readonly visitor: string;
  /** The path within the site, without the query. */
  readonly path: string;
  readonly events: readonly (AnalyticsEvent & { readonly id: string })[];
}

const eventToWire = (event: AnalyticsPage['events'][number]): WireAnalyticsEvent => {
  if (event.name !== 'add_to_cart') return event;
  const { price, ...rest } = event;
  return price === undefined ? rest : { ...rest, price: moneyToWire(price) };
};

/** The store's own analytics collector. */
export const createAnalyticsService = (send: Send, storeId: StoreId) => ({
  /** Reports a shopper's events; the store keeps those that the shopper consents to. */
  report: async ({ events, ...page }: AnalyticsPage, options: CallOptions = {}): Promise<void> => {
    await send(analyticsCalls.report, { ...options, body: { storeId, ...page, events: events.map(eventToWire) } });
  },
});
