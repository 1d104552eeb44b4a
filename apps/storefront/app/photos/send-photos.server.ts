import { largestPhotoBytes, mostPhotos, type Photo } from '@ironcart/core/review';
import { type RefusalMessages, refusalText } from '../data/form-refusal.ts';
import { photoIdsIn } from './photo-ids.ts';

/** The photos uploaded with a form so far, and the reasons why others were refused. */
export interface SentPhotos {
  readonly photoIds: readonly string[];
  readonly failure?: string;
}

const messages: RefusalMessages<'review.addPhoto' | 'return.addPhoto'> = {
  unusable_photo: 'is no photo that we can read. Use JPEG, PNG or WebP.',
  too_many_requests: 'was not taken: these are many photos in a short time.',
};

const megabytes = largestPhotoBytes / 1_000_000;

const sendOne = async (file: File, send: (file: string) => Promise<Photo>): Promise<Photo | string> => {
  if (file.size > largestPhotoBytes) return `${file.name} is larger than ${megabytes} MB.`;
  try {
    return await send(Buffer.from(await file.arrayBuffer()).toString('base64'));
  } catch (thrown) {
    const failure = refusalText(thrown, messages);
    if (failure === undefined) throw thrown;
    return `${file.name} ${failure}`;
  }
};

/**
 * Uploads the photos of a form's field `photos`, in addition to those in its fields `photoId`. Uploaded photos are kept
 * if others, or the rest of the form, are invalid, because the browser would require selecting them again.
 */
export const sendPhotos = async (form: FormData, send: (file: string) => Promise<Photo>): Promise<SentPhotos> => {
  const photoIds = [...photoIdsIn(form.getAll('photoId').map(String))];
  const files = form.getAll('photos').filter((value): value is File => value instanceof File && value.size > 0);
  if (photoIds.length + files.length > mostPhotos) return { photoIds, failure: `Choose at most ${mostPhotos} photos.` };
  const failures: string[] = [];
  for (const file of files) {
    const sent = await sendOne(file, send);
    if (typeof sent === 'string') failures.push(sent);
    else photoIds.push(sent.photoId);
  }
  return failures.length === 0 ? { photoIds } : { photoIds, failure: failures.join(' ') };
};
