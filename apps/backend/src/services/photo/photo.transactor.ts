import { type Photo, photoTypes } from '@ironcart/core/review';
import type { Database } from '../../db/pool.ts';
import type { Transaction } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { type EncodingOptions, encodePicture, UnusablePictureError } from '../../images/encode-picture.ts';
import { isUuid } from '../list/list-owner.ts';
import type { Session } from '../session/session-store.ts';

/** Lifetime of an unused photo, in milliseconds. */
export const photoWaitMs = 24 * 60 * 60_000;

/** The encoding of stored photos. */
export const photoEncoding: EncodingOptions = {
  formats: new Set(photoTypes.map((type) => type.replace('image/', ''))),
  mostPixels: 60_000_000,
  longestSide: 1_600,
  quality: 80,
  previewSide: 160,
};

/** The owner of a photo: the customer, or a guest's session. */
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

/** Thrown for a photo that has expired or belongs to another owner; rolls back the transaction. */
class UnknownPhotoError extends Error {
  override readonly name = 'UnknownPhotoError';
}

export type UnknownPhotoRefusal = Refusal<'unknown_photo'>;

/** Attaches unused photos to a review or a return. @throws UnknownPhotoError if one is missing or has another owner */
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

/** Runs work that calls `requirePhotos`, and converts its error to a refusal. */
export const refusingUnknownPhotos = async <T>(work: () => Promise<T>): Promise<T | UnknownPhotoRefusal> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof UnknownPhotoError)) throw error;
    return refuse('unknown_photo', 'A photo is not there any more');
  }
};
