export { dropReviewPhotos, readPhotoFiles } from './services/photo/photo.reader.ts';
export { decideReview, type PendingReview, readPendingReviews } from './services/review/decide-review.ts';
