export { decideReview, type PendingReview, readPendingReviews } from './services/review/decide-review.ts';
