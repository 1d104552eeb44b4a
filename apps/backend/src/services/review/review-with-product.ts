import type { Database } from '../../db/pool.ts';

/** A review with the name of its product, for the store's staff. */
export interface ReviewWithProduct {
  readonly reviewId: string;
  readonly productName: string;
  readonly rating: number;
  readonly author: string;
  readonly title: string;
  readonly text: string;
  readonly writtenAt: Date;
}

/** A query of reviews with the names of their products. */
export const selectReviewsWithProduct = (db: Database) =>
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
      'reviews.created_at as writtenAt',
    ]);
