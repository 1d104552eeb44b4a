import { REVIEWS_PER_PAGE } from '@ironcart/api/contract';
import type { ReviewPage } from '@ironcart/core/review';
import type { ReviewsView } from '@ironcart/react-ui';
import type { RequestContext } from '../request-context/request-context.ts';
import { reviewViewOf } from './review-view.ts';

/** Names of review deployments in a sentence, if they differ from their own (S9-reviews). */
const spoken: Readonly<Record<string, string>> = { US: 'the USA' };

export interface ProductReviewsData extends ReviewsView {
  readonly reviews: readonly (ReviewPage['reviews'][number] & { readonly from?: string })[];
  readonly distribution: readonly number[];
  readonly verifiedCount: number;
  readonly photoCount: number;
  readonly pages: number;
}

/** The reviews requested by the URL; undefined if they cannot be read, so that the product page still works. */
export const readReviews = async (
  { api, site, url, warn }: RequestContext,
  productId: number,
): Promise<ProductReviewsData | undefined> => {
  const view = reviewViewOf(url.searchParams);
  const { stars, ...rest } = view;
  try {
    const { reviews, count, ...counts } = await api.reviews.ofProduct(productId, { rating: stars, ...rest });
    return {
      ...view,
      reviews: reviews.map((review) => ({
        ...review,
        ...(review.deployment === site.reviewDeployment
          ? {}
          : { from: spoken[review.deployment] ?? review.deployment }),
      })),
      ...counts,
      pages: Math.ceil(count / REVIEWS_PER_PAGE),
    };
  } catch (thrown) {
    warn('The reviews of a product could not be read', thrown);
    return undefined;
  }
};
