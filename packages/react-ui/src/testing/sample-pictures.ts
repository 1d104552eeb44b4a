import type { GalleryImage } from '@ironcart/core/product';
import type { ImageUrl } from '../primitives/image-url.ts';

/** Story pictures use the untransformed masters. */
export const masterUrl: ImageUrl = (master) => `/masters/${master.endsWith('.webp') ? master : `${master}.webp`}`;

/** A master of the demo store as a gallery picture. */
export const samplePicture = (master: string, label = ''): GalleryImage => ({
  link: master,
  label,
  width: 1000,
  height: 1000,
});
