import { largestPhotoBytes, mostPhotos } from '@ironcart/core/review';
import * as v from 'valibot';
import { id, listOf, text, wholeNumber } from './primitives.ts';

/** A photo uploaded by a customer; `preview` is a small version as a data URL. */
export const wirePhoto = v.object({
  photoId: id,
  width: wholeNumber(1, 10_000),
  height: wholeNumber(1, 10_000),
  preview: v.pipe(text(40_000), v.startsWith('data:image/webp;base64,')),
});

export const wirePhotos = listOf(wirePhoto, mostPhotos);

/** Ids of photos uploaded before, to be used together with the new ones. */
export const wirePhotoIds = v.optional(listOf(id, mostPhotos), []);

/** A file in base64, which takes four characters for three bytes. */
const longestFile = Math.ceil(largestPhotoBytes / 3) * 4;

const isBase64Digit = (code: number): boolean =>
  (code >= 0x41 && code <= 0x5a) ||
  (code >= 0x61 && code <= 0x7a) ||
  (code >= 0x30 && code <= 0x39) ||
  code === 0x2b ||
  code === 0x2f;

/** One pass without a regular expression, which millions of characters could exhaust. */
const isBase64 = (text: string): boolean => {
  const end = text.endsWith('==') ? text.length - 2 : text.endsWith('=') ? text.length - 1 : text.length;
  if (text.length === 0 || text.length % 4 !== 0) return false;
  for (let index = 0; index < end; index += 1) if (!isBase64Digit(text.charCodeAt(index))) return false;
  return true;
};

export const wirePhotoFile = v.pipe(v.string(), v.maxLength(longestFile), v.check(isBase64, 'Not base64'));

/** Maximum size of the body of an upload: the file and a few ids. */
export const PHOTO_BODY_BYTES = longestFile + 10_000;
