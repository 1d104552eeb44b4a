import { MISSING_CUSTOMER_DATA } from '@ironcart/api/contract';
import type { Review } from '@ironcart/core/review';
import type { Database } from '../../db/pool.ts';
import { inTransaction, violates } from '../../db/transaction.ts';
import { isRefusal, refuse } from '../../http/refusal.ts';
import type { ServiceHandlers } from '../../http/request-context.ts';
import { requireCustomer } from '../customer/require-customer.ts';
import { isUuid } from '../list/list-owner.ts';
import { keepPhoto, photoOwnerOf, refusingUnknownPhotos, requirePhotos } from '../photo/photo.transactor.ts';
import type { ServiceContext } from '../service-context.ts';
import { hasBought, readOwnReviews, readReviewable, readReviewPage } from './review.reader.ts';

/** Converts a review to the contract's format, with a mutable list of photos. */
const toWire = <R extends Pick<Review, 'photos'>>(review: R) => ({ ...review, photos: [...review.photos] });

const noReview = () => refuse('not_found', 'There is no such review');

/** Whether a product has a page; reviews require one. */
const hasPage = async (db: Database, productId: number): Promise<boolean> =>
  (await db
    .selectFrom('products')
    .select('product_id')
    .where('product_id', '=', productId)
    .where('visibility', '=', 4)
    .executeTakeFirst()) !== undefined;

/** svc_review: product reviews; `npm run moderate` publishes and rejects them. */
export const createReviewService = ({ db, sites, now, randomId }: ServiceContext): ServiceHandlers<'review'> => ({
  getReviews: async ({ params, query }) => {
    const { page, sort, rating, verified, photos } = query;
    const wanted = { page, sort, rating, isVerified: verified !== undefined, hasPhotos: photos !== undefined };
    const { reviews, distribution, ...counts } = await readReviewPage(db, params.id, wanted);
    return { reviews: reviews.map(toWire), distribution: [...distribution], ...counts };
  },

  addReview: async ({ params, body: { storeId, rating, title, text, author, photoIds }, session }) => {
    const customerId = await requireCustomer(session);
    if (isRefusal(customerId)) return customerId;
    if (!(await hasPage(db, params.id))) return refuse('product_not_found', 'There is no such product');
    const reviewId = randomId();
    try {
      const isVerified = await hasBought(db, customerId, params.id);
      const refusal = await refusingUnknownPhotos(() =>
        inTransaction(db, async (transaction) => {
          await transaction
            .insertInto('reviews')
            .values({
              review_id: reviewId,
              product_id: params.id,
              customer_id: customerId,
              rating,
              title,
              body: text,
              author,
              deployment: sites.byStoreId(storeId).reviewDeployment,
              is_verified: isVerified,
              created_at: now(),
            })
            .execute();
          await requirePhotos(transaction, photoIds, { owner: `customer ${customerId}`, review_id: reviewId });
        }),
      );
      if (refusal) return refusal;
    } catch (error) {
      if (!violates(error, 'reviews_once')) throw error;
      return refuse('already_reviewed', 'The customer has reviewed the product');
    }
    const [review] = await readOwnReviews(db, customerId, reviewId);
    return review ? toWire(review) : noReview();
  },

  addPhoto: async ({ body: { file }, session }) => {
    const current = await session.find();
    if (current?.customerId === undefined) return refuse('token_expired', MISSING_CUSTOMER_DATA);
    const photo = await keepPhoto(db, { owner: photoOwnerOf(current), file, photoId: randomId(), now: now() });
    return photo ?? refuse('unusable_photo', 'The file is no photo that can be read');
  },

  getOwnReviews: async ({ session }) => {
    const customerId = await requireCustomer(session);
    if (isRefusal(customerId)) return customerId;
    const [reviews, reviewable] = await Promise.all([
      readOwnReviews(db, customerId),
      readReviewable(db, customerId, now()),
    ]);
    return { reviews: reviews.map(toWire), reviewable: [...reviewable] };
  },

  removeReview: async ({ params, session }) => {
    const customerId = await requireCustomer(session);
    if (isRefusal(customerId)) return customerId;
    if (!isUuid(params.id)) return noReview();
    const { numDeletedRows } = await db
      .deleteFrom('reviews')
      .where('review_id', '=', params.id)
      .where('customer_id', '=', customerId)
      .executeTakeFirst();
    return numDeletedRows === 1n ? { success: true as const } : noReview();
  },

  voteHelpful: async ({ params, session }) => {
    const customerId = await requireCustomer(session);
    if (isRefusal(customerId)) return customerId;
    if (!isUuid(params.id)) return noReview();
    return inTransaction(db, async (transaction) => {
      const review = await transaction
        .selectFrom('reviews')
        .select(['helpful', 'customer_id'])
        .where('review_id', '=', params.id)
        .where('status', '=', 'published')
        .forUpdate()
        .executeTakeFirst();
      if (review === undefined) return noReview();
      if (review.customer_id === customerId) return { helpful: review.helpful };
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('review_votes')
        .values({ review_id: params.id, customer_id: customerId })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows !== 1n) return { helpful: review.helpful };
      const helpful = review.helpful + 1;
      await transaction.updateTable('reviews').set({ helpful }).where('review_id', '=', params.id).execute();
      return { helpful };
    });
  },
});
