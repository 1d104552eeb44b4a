import { type AnalyticsPeer, postJson } from './analytics-peer.ts';

export interface ReviewsPixelSettings {
  /** The reviews service's endpoint for purchases. */
  readonly url: string;
}

/**
 * The reviews service's pixel (S7-integ-05), sent by the store: purchased products and the review deployment, without
 * personal data.
 */
export const createReviewsPixel = ({ url }: ReviewsPixelSettings): AnalyticsPeer => ({
  name: 'reviewsPixel',
  consent: 'performance',
  ofPurchase: ({ orderId, reviewDeployment, lines }) =>
    postJson(url, {
      type: 'purchase',
      orderId,
      deployment: reviewDeployment,
      items: lines.map(({ sku, name, qty }) => ({ sku, name, qty })),
    }),
});
