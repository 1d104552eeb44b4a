import type { ReviewStatus } from '@ironcart/core/review';
import type { Database } from '../../db/pool.ts';
import { isUuid } from '../list/list-owner.ts';

/** A review waiting for moderation. */
export interface PendingReview {
  readonly reviewId: string;
  readonly productName: string;
  readonly rating: number;
  readonly author: string;
  readonly title: string;
  readonly text: string;
  readonly isVerified: boolean;
  readonly writtenAt: Date;
  /** The number of photos. */
  readonly photos: number | string | bigint | null;
}

/** The reviews waiting for moderation, oldest first. */
export const readPendingReviews = async (db: Database, limit = 50): Promise<readonly PendingReview[]> =>
  db
    .selectFrom('reviews')
    .innerJoin('products', 'products.product_id', 'reviews.product_id')
    .select([
      'review_id as reviewId',
      'products.name as productName',
      'rating',
      'author',
      'title',
      'body as text',
      'is_verified as isVerified',
      'reviews.created_at as writtenAt',
    ])
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
