import { type AnalyticsPeer, postJson } from './analytics-peer.ts';

export interface AffiliateSettings {
  /** The network's endpoint for sales. */
  readonly url: string;
  readonly merchantId: string;
}

const cents = (amount: number): number => Math.round(amount * 100);

/**
 * Reports each sale once to an affiliate network, without name and address (S7-integ-06): only the lines that earn
 * commission, whose sum is the amount (S9-affiliate-01, -02). A sale without such a line is not reported.
 */
export const createAffiliate = ({ url, merchantId }: AffiliateSettings): AnalyticsPeer => ({
  name: 'affiliate',
  consent: 'marketing',
  ofPurchase: ({ orderId, currency, lines }) => {
    const counted = lines.filter(({ countsForAffiliates }) => countsForAffiliates);
    if (counted.length === 0) return undefined;
    return postJson(url, {
      merchantId,
      orderId,
      currency,
      amount: counted.reduce((sum, { rowTotal }) => sum + cents(rowTotal), 0) / 100,
      items: counted.map(({ sku, name, qty, price }) => ({ sku, name, qty, price })),
    });
  },
});
