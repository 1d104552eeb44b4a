import { reviewSorts, reviewStatuses } from '@ironcart/core/review';
import * as v from 'valibot';
import { defineCall } from './define-call.ts';
import { PHOTO_BODY_BYTES, wirePhoto, wirePhotoFile, wirePhotoIds, wirePhotos } from './photo.ts';
import {
  entityNumber,
  entityNumberText,
  id,
  listOf,
  moment,
  readableText,
  requiredLine,
  sitePath,
  storeId,
  success,
  text,
  wholeNumber,
  wholeNumberText,
} from './primitives.ts';

/** The number of reviews per page. */
export const REVIEWS_PER_PAGE = 10;

const stars = wholeNumber(1, 5);
const reviewCount = wholeNumber(0, 100_000_000);

/** The longest answer to a review, in characters. */
export const REVIEW_ANSWER_LENGTH = 2_000;

/** The store's public answer to a review. */
export const wireReviewAnswer = v.object({ text: readableText(REVIEW_ANSWER_LENGTH), answeredAt: moment });

const written = {
  _id: id,
  rating: stars,
  title: text(120),
  text: text(5_000),
  author: text(60),
  helpful: reviewCount,
  createdAt: moment,
  photos: wirePhotos,
  /** Omitted if the store has not answered. */
  answer: v.optional(wireReviewAnswer),
};

const ofProduct = { productId: entityNumber, productName: text(300), productUrl: sitePath };

/** A published review, as everyone sees it. */
export const wireReview = v.object({ ...written, isVerified: v.boolean(), deployment: text(60) });

/** A customer's own review, published or not. */
export const wireOwnReview = v.object({ ...written, ...ofProduct, status: v.picklist(reviewStatuses) });

/**
 * A new review: the title is one line, the text may contain line breaks. The server sets the deployment (S9-reviews).
 */
export const wireNewReview = v.object({
  storeId,
  rating: stars,
  title: requiredLine(120),
  text: readableText(5_000),
  author: requiredLine(60),
  photoIds: wirePhotoIds,
});

/** svc_review: product reviews. */
export const reviewCalls = {
  /** Published reviews of a product: those with `rating` stars, by customers who bought it, with photos. */
  getReviews: defineCall({
    name: 'review.getReviews',
    method: 'GET',
    path: '/svc_review/product/:id',
    params: v.object({ id: entityNumberText }),
    query: v.object({
      page: v.optional(wholeNumberText(1, 100_000), 1),
      rating: v.optional(wholeNumberText(1, 5)),
      verified: v.optional(v.literal('true')),
      photos: v.optional(v.literal('true')),
      sort: v.optional(v.picklist(reviewSorts), 'newest'),
    }),
    answer: v.object({
      reviews: listOf(wireReview, REVIEWS_PER_PAGE),
      count: reviewCount,
      distribution: v.pipe(listOf(reviewCount, 5), v.length(5)),
      verifiedCount: reviewCount,
      photoCount: reviewCount,
    }),
  }),
  /** Adds a customer's review, one per product; it is public once staff publish it. */
  addReview: defineCall({
    name: 'review.addReview',
    method: 'POST',
    path: '/svc_review/product/:id',
    params: v.object({ id: entityNumberText }),
    body: wireNewReview,
    answer: wireOwnReview,
    errors: { already_reviewed: 409, product_not_found: 422, unknown_photo: 422 },
  }),
  /** Uploads a photo for a review in progress; it is stored for a day until it is used. */
  addPhoto: defineCall({
    name: 'review.addPhoto',
    method: 'POST',
    path: '/svc_review/photo',
    body: v.object({ file: wirePhotoFile }),
    answer: wirePhoto,
    errors: { unusable_photo: 422 },
    maxBodyBytes: PHOTO_BODY_BYTES,
  }),
  /** The customer's reviews, newest first, and the purchased products without one. */
  getOwnReviews: defineCall({
    name: 'review.getOwnReviews',
    method: 'GET',
    path: '/svc_review/customer',
    answer: v.object({
      reviews: listOf(wireOwnReview, 200),
      reviewable: listOf(v.object({ ...ofProduct, orderedAt: moment }), 100),
    }),
  }),
  removeReview: defineCall({
    name: 'review.removeReview',
    method: 'DELETE',
    path: '/svc_review/review/:id',
    params: v.object({ id }),
    answer: success,
  }),
  /** Counts each customer's vote once; writers cannot vote for their own reviews. */
  voteHelpful: defineCall({
    name: 'review.voteHelpful',
    method: 'POST',
    path: '/svc_review/review/:id/helpful',
    params: v.object({ id }),
    answer: v.object({ helpful: reviewCount }),
  }),
} as const;
