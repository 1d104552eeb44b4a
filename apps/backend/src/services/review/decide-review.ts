import type { ReviewStatus } from '@ironcart/core/review';
import type { Database } from '../../db/pool.ts';
import { isUuid } from '../list/list-owner.ts';
import { type ReviewWithProduct, selectReviewsWithProduct } from './review-with-product.ts';

/** A review waiting for moderation. */
export interface PendingReview extends ReviewWithProduct {
  readonly isVerified: boolean;
  /** The number of photos. */
  readonly photos: number | string | bigint | null;
}

/** The reviews waiting for moderation, oldest first. */
export const readPendingReviews = async (db: Database, limit = 50): Promise<readonly PendingReview[]> =>
  selectReviewsWithProduct(db)
    .select('is_verified as isVerified')
    .select((select) =>
      select
        .selectFrom('photos')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('photos.review_id', '=', 'reviews.review_id')
        .as('photos'),
    )
    .where('status', '=', 'pending')
    .orderBy('reviews.created_at')
    .limit(limit)
    .execute();

/** Publishes or rejects a review, also one that was decided before. @returns whether the review exists */
export const decideReview = async (
  db: Database,
  reviewId: string,
  status: Exclude<ReviewStatus, 'pending'>,
): Promise<boolean> => {
  if (!isUuid(reviewId)) return false;
  const { numUpdatedRows } = await db
    .updateTable('reviews')
    .set({ status })
    .where('review_id', '=', reviewId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};
