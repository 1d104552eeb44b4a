import type { WireAnalyticsEvent } from '@ironcart/api/contract';
import { type AnalyticsPeer, postJson } from './analytics-peer.ts';

export interface GoogleAnalyticsSettings {
  /** Default: Google's own endpoint. */
  readonly url?: string | undefined;
  readonly measurementId: string;
  readonly apiSecret: string;
}

const collector = 'https://www.google-analytics.com/mp/collect';

interface MeasuredEvent {
  readonly name: string;
  readonly params: Readonly<Record<string, unknown>>;
}

const measuredOf = (event: WireAnalyticsEvent, url: string): MeasuredEvent | undefined => {
  switch (event.name) {
    case 'page_view':
      return { name: 'page_view', params: { page_location: url } };
    case 'product_view':
      return { name: 'view_item', params: { items: [{ item_id: String(event.productId) }] } };
    case 'add_to_cart':
      return {
        name: 'add_to_cart',
        params: { items: [{ item_id: String(event.productId), quantity: event.qty, price: event.price }] },
      };
    case 'checkout_step':
      return event.step === 0
        ? { name: 'view_cart', params: {} }
        : { name: 'checkout_progress', params: { checkout_step: event.step } };
    case 'default_shipping_address_set':
      return { name: event.name, params: { country: event.countryId } };
    case 'purchase':
      return undefined;
  }
};

/** Google Analytics through its Measurement Protocol, without a Google script in the shopper's browser. */
export const createGoogleAnalytics = (settings: GoogleAnalyticsSettings): AnalyticsPeer => {
  const { url = collector, measurementId, apiSecret } = settings;
  const query = new URLSearchParams({ measurement_id: measurementId, api_secret: apiSecret });
  const post = (visitor: string, isInternal: boolean, events: readonly MeasuredEvent[]) =>
    events.length === 0
      ? undefined
      : postJson(`${url}?${query}`, {
          client_id: visitor,
          events: events.map(({ name, params }) => ({
            name,
            params: isInternal ? { ...params, traffic_type: 'internal' } : params,
          })),
        });
  return {
    name: 'googleAnalytics',
    consent: 'performance',
    ofEvents: ({ visitor, isInternal, url: page, events }) =>
      post(
        visitor,
        isInternal,
        events.flatMap((event) => measuredOf(event, page) ?? []),
      ),
    ofPurchase: ({ orderId, currency, grandTotal, lines }, { visitor, isInternal }) =>
      post(visitor, isInternal, [
        {
          name: 'purchase',
          params: {
            transaction_id: orderId,
            currency,
            value: grandTotal,
            items: lines.map(({ sku, name, qty, price }) => ({ item_id: sku, item_name: name, quantity: qty, price })),
          },
        },
      ]),
  };
};
