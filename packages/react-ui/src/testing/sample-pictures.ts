import type { GalleryImage } from '@ironcart/core/product';
import type { ImageUrl } from '../primitives/image-url.ts';

/** Pictures of stories come from the drawn masters, untransformed. */
export const masterUrl: ImageUrl = (master) => `/masters/${master.endsWith('.webp') ? master : `${master}.webp`}`;

/** A master of the demo store as a picture of a gallery. */
export const samplePicture = (master: string, label = ''): GalleryImage => ({
  link: master,
  label,
  width: 1000,
  height: 1000,
});
