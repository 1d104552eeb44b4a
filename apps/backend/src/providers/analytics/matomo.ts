import { createHash } from 'node:crypto';
import type { WireAnalyticsEvent } from '@ironcart/api/contract';
import { type AnalyticsPeer, postJson } from './analytics-peer.ts';

export interface MatomoSettings {
  /** The tracking endpoint: 'https://stats.example/matomo.php'. */
  readonly url: string;
  readonly siteId: number;
}

/** Matomo identifies a visitor by sixteen hexadecimal digits. */
const visitorOf = (visitor: string): string => createHash('sha256').update(visitor).digest('hex').slice(0, 16);

type Hit = Readonly<Record<string, string>>;

const hitOf = (event: WireAnalyticsEvent): Hit | undefined => {
  switch (event.name) {
    case 'page_view':
      return {};
    case 'product_view':
      return { _pks: String(event.productId) };
    case 'add_to_cart':
      return { e_c: 'cart', e_a: 'add', e_n: String(event.productId), e_v: String(event.qty) };
    case 'checkout_step':
      return { e_c: 'checkout', e_a: 'step', e_n: String(event.step) };
    case 'default_shipping_address_set':
      return { e_c: 'account', e_a: event.name, e_n: event.countryId };
    case 'purchase':
      return undefined;
  }
};

/** Matomo through its bulk tracking API, self-hosted or in its cloud. */
export const createMatomo = ({ url, siteId }: MatomoSettings): AnalyticsPeer => {
  const post = (visitor: string, isInternal: boolean, hits: readonly Hit[]) => {
    if (hits.length === 0) return undefined;
    const common = { idsite: String(siteId), rec: '1', apiv: '1', _id: visitorOf(visitor) };
    const audience = { dimension1: isInternal ? 'internal' : 'shopper' };
    const requests = hits.map((hit) => `?${new URLSearchParams({ ...common, ...audience, ...hit })}`);
    return postJson(url, { requests });
  };
  return {
    name: 'matomo',
    consent: 'performance',
    ofEvents: ({ visitor, isInternal, url: page, events }) =>
      post(
        visitor,
        isInternal,
        events
          .map(hitOf)
          .filter((hit) => hit !== undefined)
          .map((hit) => ({ url: page, ...hit })),
      ),
    ofPurchase: ({ orderId, grandTotal, subtotal, lines }, { visitor, isInternal }) =>
      post(visitor, isInternal, [
        {
          idgoal: '0',
          ec_id: orderId,
          revenue: String(grandTotal),
          ec_st: String(subtotal),
          ec_items: JSON.stringify(lines.map(({ sku, name, qty, price }) => [sku, name, '', price, qty])),
        },
      ]),
  };
};
