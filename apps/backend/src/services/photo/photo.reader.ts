import type { Photo } from '@ironcart/core/review';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/pool.ts';

/** The photos of a review or a return as a JSON column; `of` is the condition that selects the review or return. */
export const photosColumn = (of: RawBuilder<unknown>): RawBuilder<Photo[]> => sql<Photo[]>`(
  select coalesce(json_agg(
    json_build_object('photoId', photo_id, 'width', width, 'height', height, 'preview', preview) order by position
  ), '[]') from photos where ${of})`;

const photoName = /^photo-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The image service's picture with a name: a photo of a published review, and no other. */
export const readPublishedPhoto = async (db: Database, name: string): Promise<Buffer | undefined> => {
  const photoId = photoName.exec(name)?.[1];
  if (photoId === undefined) return undefined;
  const row = await db
    .selectFrom('photos')
    .innerJoin('reviews', 'reviews.review_id', 'photos.review_id')
    .select('bytes')
    .where('photo_id', '=', photoId)
    .where('status', '=', 'published')
    .executeTakeFirst();
  return row?.bytes;
};

/** Photos of a review or return for staff, in the order of their upload. */
export const readPhotoFiles = async (
  db: Database,
  of: string,
): Promise<readonly { readonly photoId: string; readonly bytes: Buffer }[]> => {
  const rows = await db
    .selectFrom('photos')
    .select(['photo_id as photoId', 'bytes'])
    .where(({ eb, cast, ref, or }) =>
      or([eb(cast<string>(ref('review_id'), 'text'), '=', of), eb('rma_number', '=', of)]),
    )
    .orderBy('position')
    .execute();
  return rows;
};

/** Deletes the photos of a review, but not the review. @returns how many it had */
export const dropReviewPhotos = async (db: Database, reviewId: string): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('photos')
    .where(({ eb, cast, ref }) => eb(cast<string>(ref('review_id'), 'text'), '=', reviewId))
    .executeTakeFirst();
  return Number(numDeletedRows);
};
