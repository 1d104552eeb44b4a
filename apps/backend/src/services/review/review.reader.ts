import { REVIEWS_PER_PAGE } from '@ironcart/api/contract';
import {
  type OwnReview,
  type Review,
  type ReviewAnswer,
  type ReviewableProduct,
  type ReviewChoice,
  type ReviewPage,
  type ReviewSort,
  reviewRatings,
} from '@ironcart/core/review';
import { earliestDayAt } from '@ironcart/core/site';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/pool.ts';
import type { Transaction } from '../../db/transaction.ts';
import { photosColumn } from '../photo/photo.reader.ts';
import { packageArrivedAt } from '../return/return-period.reader.ts';

const ofReview = sql`photos.review_id = reviews.review_id`;

const hasPhotos = sql<boolean>`exists (select from photos where ${ofReview})`;

const wantedOf = (choice: ReviewChoice) =>
  sql<boolean>`(${sql.join(
    [
      sql`true`,
      ...(choice.rating === undefined ? [] : [sql`rating = ${choice.rating}`]),
      ...(choice.isVerified ? [sql`is_verified`] : []),
      ...(choice.hasPhotos ? [hasPhotos] : []),
    ],
    sql` and `,
  )})`;

const orderOf = {
  newest: sql`created_at desc, review_id`,
  helpful: sql`helpful desc, created_at desc, review_id`,
  highest: sql`rating desc, created_at desc, review_id`,
  lowest: sql`rating, created_at desc, review_id`,
} satisfies Readonly<Record<ReviewSort, unknown>>;

const answerOf = (row: {
  readonly answer: string | null;
  readonly answered_at: Date | null;
}): { readonly answer?: ReviewAnswer } =>
  row.answer === null || row.answered_at === null
    ? {}
    : { answer: { text: row.answer, answeredAt: row.answered_at.toISOString() } };

/** The published reviews of a product, and their number by stars. */
export const readReviewPage = async (
  db: Database,
  productId: number,
  { page, sort, ...choice }: ReviewChoice & { readonly page: number; readonly sort: ReviewSort },
): Promise<ReviewPage> => {
  const isWanted = wantedOf(choice);
  const { rows: counted } = await sql<{
    rating: number;
    all: number;
    verified: number;
    photos: number;
    wanted: number;
  }>`
    select rating, count(*)::int as all, (count(*) filter (where is_verified))::int as verified,
      (count(*) filter (where ${hasPhotos}))::int as photos, (count(*) filter (where ${isWanted}))::int as wanted
    from reviews where product_id = ${productId} and status = 'published' group by rating`.execute(db);
  const sumOf = (column: 'verified' | 'photos' | 'wanted') => counted.reduce((sum, row) => sum + row[column], 0);
  const count = sumOf('wanted');
  const counts = {
    count,
    distribution: reviewRatings.map((stars) => counted.find(({ rating }) => rating === stars)?.all ?? 0),
    verifiedCount: sumOf('verified'),
    photoCount: sumOf('photos'),
  };
  const first = (page - 1) * REVIEWS_PER_PAGE;
  if (first >= count) return { reviews: [], ...counts };
  const rows = await db
    .selectFrom('reviews')
    .select(['review_id', 'rating', 'title', 'body', 'author', 'is_verified', 'deployment', 'helpful', 'created_at'])
    .select(['answer', 'answered_at'])
    .select(photosColumn(ofReview).as('photos'))
    .where('product_id', '=', productId)
    .where('status', '=', 'published')
    .where(isWanted)
    .orderBy(orderOf[sort])
    .limit(REVIEWS_PER_PAGE)
    .offset(first)
    .execute();
  const reviews = rows.map(
    (row): Review => ({
      _id: row.review_id,
      rating: row.rating,
      title: row.title,
      text: row.body,
      author: row.author,
      isVerified: row.is_verified,
      deployment: row.deployment,
      helpful: row.helpful,
      createdAt: row.created_at.toISOString(),
      photos: row.photos,
      ...answerOf(row),
    }),
  );
  return { reviews, ...counts };
};

/** Reviews of a customer, newest first; `reviewId` selects one. */
export const readOwnReviews = async (
  db: Database | Transaction,
  customerId: string,
  reviewId?: string,
): Promise<readonly OwnReview[]> => {
  const rows = await db
    .selectFrom('reviews')
    .innerJoin('products', 'products.product_id', 'reviews.product_id')
    .select(['review_id', 'rating', 'title', 'body', 'author', 'helpful', 'status', 'reviews.created_at'])
    .select(['answer', 'answered_at', 'products.product_id', 'products.name', 'products.url_key'])
    .select(photosColumn(ofReview).as('photos'))
    .where('customer_id', '=', customerId)
    .$if(reviewId !== undefined, (query) => query.where('review_id', '=', reviewId ?? ''))
    .orderBy('reviews.created_at', 'desc')
    .orderBy('review_id')
    .limit(200)
    .execute();
  return rows.map((row) => ({
    _id: row.review_id,
    rating: row.rating,
    title: row.title,
    text: row.body,
    author: row.author,
    helpful: row.helpful,
    createdAt: row.created_at.toISOString(),
    photos: row.photos,
    ...answerOf(row),
    status: row.status,
    productId: row.product_id,
    productName: row.name,
    productUrl: `/${row.url_key}`,
  }));
};

/**
 * Products of a customer's paid orders that have a page; a part is represented by its parent.
 * @param condition on the lines of the orders
 */
const boughtBy = (customerId: string, condition: RawBuilder<boolean> = sql<boolean>`true`) => sql<{
  product_id: number;
  ordered_at: Date;
}>`
  select case when product.visibility = 4 then product.product_id else parent.parent_id end as product_id,
    max(orders.created_at) as ordered_at
  from orders
  join order_items using (order_id)
  join products product on product.product_id = order_items.product_id
  left join lateral (
    select parent_id from product_children where child_id = product.product_id order by parent_id limit 1
  ) parent on true
  where orders.customer_id = ${customerId} and orders.status in ('published', 'payment_complete')
    and orders.cancelled_at is null
    and product.type <> 'giftcard' and ${condition}
  group by 1`;

/**
 * The condition that some of a line has arrived: it is in a package that has, or is not shipped. Every line has in a store
 * that records no packages.
 */
const hasArrived = (now: Date) => sql<boolean>`(
  product.type = 'virtual' or not exists (select from shipments) or exists (
    select from shipment_items join shipments using (shipment_id)
    where shipment_items.order_id = order_items.order_id and shipment_items.position = order_items.position
      and ${packageArrivedAt} <= ${now}
  ))`;

/** Whether a paid order of the customer contains a product or one of its parts. */
export const hasBought = async (db: Database, customerId: string, productId: number): Promise<boolean> => {
  const { rows } = await sql`
    select from (${boughtBy(customerId)}) bought where product_id = ${productId}`.execute(db);
  return rows.length > 0;
};

/**
 * Products that the customer has received and not reviewed, most recently bought first; event tickets are included from
 * the day after the event.
 */
export const readReviewable = async (
  db: Database,
  customerId: string,
  now: Date,
): Promise<readonly ReviewableProduct[]> => {
  const { rows } = await sql<{ product_id: number; name: string; url_key: string; ordered_at: Date }>`
    select products.product_id, name, url_key, ordered_at
    from (${boughtBy(customerId, hasArrived(now))}) bought join products using (product_id)
    where not exists (
      select from reviews where reviews.product_id = products.product_id and reviews.customer_id = ${customerId}
    ) and not exists (
      select from event_divisions division join events using (event_id)
      where division.division_id::text = products.attributes ->> 'event_division_id' and events.ends_on >= ${earliestDayAt(now.getTime())}::date
    )
    order by ordered_at desc, product_id limit 100`.execute(db);
  return rows.map(({ product_id, name, url_key, ordered_at }) => ({
    productId: product_id,
    productName: name,
    productUrl: `/${url_key}`,
    orderedAt: ordered_at.toISOString(),
  }));
};
