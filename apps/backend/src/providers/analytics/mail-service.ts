import { type AnalyticsPeer, postJson } from './analytics-peer.ts';

export interface MailServiceSettings {
  /** The service's endpoint for commerce updates. */
  readonly url: string;
  readonly apiKey: string;
}

/**
 * The e-mail marketing service, which identifies subscribers by the order's address: the commerce update (S7-integ-04).
 */
export const createMailService = ({ url, apiKey }: MailServiceSettings): AnalyticsPeer => ({
  name: 'mailService',
  consent: 'marketing',
  ofPurchase: ({ email, orderId, placedAt, currency, subtotal, grandTotal, lines }) =>
    postJson(
      url,
      {
        type: 'commerce_update',
        email,
        order: {
          orderId,
          placedAt,
          currency,
          subtotal,
          grandTotal,
          items: lines.map(({ sku, name, qty, price }) => ({ sku, name, qty, price })),
        },
      },
      { Authorization: `Bearer ${apiKey}` },
    ),
});
