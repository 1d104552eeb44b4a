import { requireObject } from '../require-argument.ts';

/** A photo that a customer sent with a review or a return. */
export interface Photo {
  readonly photoId: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** A small picture of it, as a data URL. */
  readonly preview: string;
}

/** Photos that one review or one return has. */
export const mostPhotos = 4;

/** The largest file of a photo, in bytes. */
export const largestPhotoBytes = 5_000_000;

/** The types of files that are taken; the beginning of the file decides, not its name. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** The name by which the image service shows a photo of a published review. */
export const photoMaster = (photo: Pick<Photo, 'photoId'>): string => {
  requireObject(photo, 'photo');
  const { photoId } = photo;
  return `photo-${photoId}`;
};
