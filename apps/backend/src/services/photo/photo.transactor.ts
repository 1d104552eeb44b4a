import { type Photo, photoTypes } from '@ironcart/core/review';
import type { Database } from '../../db/pool.ts';
import type { Transaction } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { type EncodingOptions, encodePicture, UnusablePictureError } from '../../images/encode-picture.ts';
import { isUuid } from '../list/list-owner.ts';
import type { Session } from '../session/session-store.ts';

/** How long a photo waits for its review or return. */
export const photoWaitMs = 24 * 60 * 60_000;

/** What becomes of a photo's file. */
export const photoEncoding: EncodingOptions = {
  formats: new Set(photoTypes.map((type) => type.replace('image/', ''))),
  mostPixels: 60_000_000,
  longestSide: 1_600,
  quality: 80,
  previewSide: 160,
};

/** Who may use a photo: the customer, or the session of a guest. */
export const photoOwnerOf = ({ sessionId, customerId }: Session): string =>
  customerId === undefined ? `session ${sessionId}` : `customer ${customerId}`;

/** Re-encodes and stores a photo until it is used; undefined if the file is not a readable photo. */
export const keepPhoto = async (
  db: Database,
  {
    owner,
    file,
    photoId,
    now,
  }: { readonly owner: string; readonly file: string; readonly photoId: string; readonly now: Date },
): Promise<Photo | undefined> => {
  try {
    const { data, width, height, preview } = await encodePicture(Buffer.from(file, 'base64'), photoEncoding);
    await db
      .insertInto('photos')
      .values({ photo_id: photoId, owner, width, height, preview, bytes: data, created_at: now })
      .execute();
    return { photoId, width, height, preview };
  } catch (error) {
    if (!(error instanceof UnusablePictureError)) throw error;
    return undefined;
  }
};

/** A photo that has expired or belongs to somebody else; rolls back the transaction. */
class UnknownPhotoError extends Error {
  override readonly name = 'UnknownPhotoError';
}

export type UnknownPhotoRefusal = Refusal<'unknown_photo'>;

/** Lets photos that wait stand with a review or a return. @throws UnknownPhotoError where one is not there or not the owner's */
export const requirePhotos = async (
  transaction: Transaction,
  photoIds: readonly string[],
  { owner, ...target }: { readonly owner: string } & ({ readonly review_id: string } | { readonly rma_number: string }),
): Promise<void> => {
  for (const [position, photoId] of photoIds.entries()) {
    if (!isUuid(photoId)) throw new UnknownPhotoError();
    const { numUpdatedRows } = await transaction
      .updateTable('photos')
      .set({ ...target, position })
      .where('photo_id', '=', photoId)
      .where('owner', '=', owner)
      .where('review_id', 'is', null)
      .where('rma_number', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new UnknownPhotoError();
  }
};

/** Work with `requirePhotos` in it, which refuses what names a photo that cannot be used. */
export const refusingUnknownPhotos = async <T>(work: () => Promise<T>): Promise<T | UnknownPhotoRefusal> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof UnknownPhotoError)) throw error;
    return refuse('unknown_photo', 'A photo is not there any more');
  }
};
