import type {
  OwnReview,
  Photo,
  Review,
  ReviewableProduct,
  ReviewChoice,
  ReviewPage,
  ReviewSort,
} from '@ironcart/core/review';
import type { StoreId } from '@ironcart/core/site';
import { reviewCalls } from '../../contract/review.ts';
import type { CallOptions } from '../client-options.ts';
import type { Send } from '../send.ts';

/** Creates the service for product reviews. */
export const createReviewService = (send: Send, storeId: StoreId) => ({
  /** Published reviews of a product, ten per page. */
  ofProduct: (
    productId: number,
    query: ReviewChoice & { readonly page?: number; readonly sort?: ReviewSort } = {},
    options: CallOptions = {},
  ): Promise<ReviewPage> => {
    const { rating, isVerified, hasPhotos, ...rest } = query;
    const wanted = {
      ...rest,
      ...(rating === undefined ? {} : { rating }),
      ...(isVerified ? { verified: 'true' as const } : {}),
      ...(hasPhotos ? { photos: 'true' as const } : {}),
    };
    return send(reviewCalls.getReviews, { ...options, params: { id: productId }, query: wanted });
  },
  /** @throws ApiError `already_reviewed`, `product_not_found`, `unknown_photo`, `token_expired` */
  add: (
    productId: number,
    review: Pick<Review, 'rating' | 'title' | 'text' | 'author'> & { readonly photoIds?: readonly string[] },
    options: CallOptions = {},
  ): Promise<OwnReview> =>
    send(reviewCalls.addReview, {
      ...options,
      params: { id: productId },
      body: { ...review, photoIds: [...(review.photoIds ?? [])], storeId },
    }),
  /** Uploads a photo for a review in progress: the file in base64. @throws ApiError `unusable_photo` */
  addPhoto: (file: string, options: CallOptions = {}): Promise<Photo> =>
    send(reviewCalls.addPhoto, { ...options, body: { file } }),
  /** The customer's reviews, and the bought products without one. */
  own: (
    options: CallOptions = {},
  ): Promise<{ readonly reviews: readonly OwnReview[]; readonly reviewable: readonly ReviewableProduct[] }> =>
    send(reviewCalls.getOwnReviews, options),
  /** @throws ApiError `not_found` */
  remove: async (id: string, options: CallOptions = {}): Promise<void> => {
    await send(reviewCalls.removeReview, { ...options, params: { id } });
  },
  /** Votes that a review is helpful; returns the number of votes. @throws ApiError `not_found` */
  voteHelpful: async (id: string, options: CallOptions = {}): Promise<number> =>
    (await send(reviewCalls.voteHelpful, { ...options, params: { id } })).helpful,
});
