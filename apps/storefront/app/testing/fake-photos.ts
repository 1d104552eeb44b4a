import type { Photo } from '@ironcart/core/review';

/** The photo returned for every file. */
export const samplePhoto: Photo = {
  photoId: 'a3c5d6e7-0000-4000-8000-000000000001',
  width: 1600,
  height: 1200,
  preview: 'data:image/webp;base64,UklG',
};

/** Answers an upload of a photo: a file that starts like a JPEG is accepted. */
export const answerPhoto = ({ file }: Readonly<Record<string, unknown>>): Response =>
  String(file).startsWith('/9j/')
    ? Response.json(samplePhoto)
    : Response.json({ error: { type: 'unusable_photo', message: 'No photo' } }, { status: 422 });
