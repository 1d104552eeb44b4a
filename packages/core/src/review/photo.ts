import { requireObject } from '../require-argument.ts';

/** A photo that a customer uploaded with a review or a return. */
export interface Photo {
  readonly photoId: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** A small preview as a data URL. */
  readonly preview: string;
}

/** Maximum number of photos per review or return. */
export const mostPhotos = 4;

/** Maximum size of a photo file, in bytes. */
export const largestPhotoBytes = 5_000_000;

/** The accepted file types; detected from the file's first bytes, not its name. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** The image service's name of a photo in a published review. */
export const photoMaster = (photo: Pick<Photo, 'photoId'>): string => {
  requireObject(photo, 'photo');
  const { photoId } = photo;
  return `photo-${photoId}`;
};
