import { type AnalyticsPeer, postJson } from './analytics-peer.ts';

export interface ReviewsPixelSettings {
  /** Where the reviews service takes purchases. */
  readonly url: string;
}

/** The reviews service's pixel (S7-integ-05), told by the store: what was bought, in which review deployment, by nobody. */
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
