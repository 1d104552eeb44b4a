import { REVIEW_ANSWER_LENGTH } from '@ironcart/api/contract';
import { isBlank } from '@ironcart/core/forms';
import type { Result } from '@ironcart/core/result';
import type { Database } from '../../db/pool.ts';
import { isUuid } from '../list/list-owner.ts';
import { type ReviewWithProduct, selectReviewsWithProduct } from './review-with-product.ts';

/** The published reviews of at most three stars without an answer, newest first. */
export const readUnansweredReviews = async (db: Database, limit = 50): Promise<readonly ReviewWithProduct[]> =>
  selectReviewsWithProduct(db)
    .where('status', '=', 'published')
    .where('rating', '<=', 3)
    .where('answer', 'is', null)
    .orderBy('reviews.created_at', 'desc')
    .orderBy('review_id')
    .limit(limit)
    .execute();

/** Why a review was not answered. */
export interface AnswerIssue {
  readonly code: 'no_review' | 'no_words' | 'too_long';
}

type Answered = Result<{ readonly reviewId: string }, AnswerIssue>;

const refused = (code: AnswerIssue['code']): Answered => ({ ok: false, issues: [{ code }] });

/** Answers a review in public, in place of an earlier answer; readers see it with the review once that is published. */
export const answerReview = async (db: Database, reviewId: string, text: string, at: Date): Promise<Answered> => {
  const answer = text.trim();
  if (isBlank(answer)) return refused('no_words');
  if (answer.length > REVIEW_ANSWER_LENGTH) return refused('too_long');
  if (!isUuid(reviewId)) return refused('no_review');
  const { numUpdatedRows } = await db
    .updateTable('reviews')
    .set({ answer, answered_at: at })
    .where('review_id', '=', reviewId)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? { ok: true, value: { reviewId } } : refused('no_review');
};

/** Removes the store's answer to a review. @returns whether there was one */
export const withdrawAnswer = async (db: Database, reviewId: string): Promise<boolean> => {
  if (!isUuid(reviewId)) return false;
  const { numUpdatedRows } = await db
    .updateTable('reviews')
    .set({ answer: null, answered_at: null })
    .where('review_id', '=', reviewId)
    .where('answer', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};
