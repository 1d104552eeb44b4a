export { dropReviewPhotos, readPhotoFiles } from './services/photo/photo.reader.ts';
export {
  type AnswerIssue,
  answerReview,
  readUnansweredReviews,
  withdrawAnswer,
} from './services/review/answer-review.ts';
export { decideReview, type PendingReview, readPendingReviews } from './services/review/decide-review.ts';
