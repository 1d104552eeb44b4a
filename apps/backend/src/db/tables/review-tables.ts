import type { ReviewStatus } from '@ironcart/core/review';
import type { Generated } from 'kysely';
import type { Instant } from './column-types.ts';

/** Product reviews and their helpfulness votes. */
export interface ReviewTables {
  reviews: {
    review_id: string;
    product_id: number;
    customer_id: string | null;
    author: string;
    deployment: string;
    rating: number;
    title: string;
    body: string;
    is_verified: boolean;
    status: Generated<ReviewStatus>;
    helpful: Generated<number>;
    created_at: Instant;
    answer: string | null;
    answered_at: Instant | null;
  };
  review_votes: { review_id: string; customer_id: string };
}
