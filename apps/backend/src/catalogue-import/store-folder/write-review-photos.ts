import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transaction } from '../../db/transaction.ts';
import { type EncodedPicture, encodePicture, UnusablePictureError } from '../../images/encode-picture.ts';
import type { StoreFolder } from './record-schemas.ts';
import type { OnUnknown, WriteContext } from './record-writers.ts';

interface PhotographedReview {
  readonly reviewId: string;
  readonly photos: readonly string[];
  readonly writtenAt: string;
}

/** The owner of photos from store data, so that customers cannot use them in other reviews. */
const owner = 'store';

/** The encoded photo of a file; undefined for a missing or invalid file, which is reported. */
const readPhoto = async (path: string, onUnknown: OnUnknown): Promise<EncodedPicture | undefined> => {
  const bytes = await readFile(path).catch(() => undefined);
  if (bytes === undefined) {
    onUnknown(`the photo ${path} is missing`);
    return undefined;
  }
  const { photoEncoding } = await import('../../services/photo/photo.transactor.ts');
  try {
    return await encodePicture(bytes, photoEncoding);
  } catch (error) {
    if (!(error instanceof UnusablePictureError)) throw error;
    onUnknown(`the photo ${path} cannot be used: ${error.message}`);
    return undefined;
  }
};

/** Writes the photos of reviews inserted in this transaction, encoded like uploaded ones. */
export const writeReviewPhotos = async (
  transaction: Transaction,
  reviews: readonly PhotographedReview[],
  onUnknown: OnUnknown,
  { randomId, folder }: Pick<WriteContext, 'randomId'> & StoreFolder,
): Promise<void> => {
  const photographed = reviews.filter(({ photos }) => photos.length > 0);
  if (folder === undefined || photographed.length === 0) return;
  const inserted = await transaction
    .selectFrom('reviews')
    .select('review_id')
    .where(
      'review_id',
      'in',
      photographed.map(({ reviewId }) => reviewId),
    )
    .execute();
  const isNew = new Set(inserted.map(({ review_id }) => review_id));
  for (const { reviewId, photos, writtenAt } of photographed) {
    if (!isNew.has(reviewId)) continue;
    for (const [position, file] of photos.entries()) {
      const photo = await readPhoto(join(folder, 'review-photos', file), onUnknown);
      if (photo === undefined) continue;
      const { data, width, height, preview } = photo;
      await transaction
        .insertInto('photos')
        .values({
          photo_id: randomId(),
          owner,
          review_id: reviewId,
          position,
          width,
          height,
          preview,
          bytes: data,
          created_at: new Date(writtenAt),
        })
        .execute();
    }
  }
};
