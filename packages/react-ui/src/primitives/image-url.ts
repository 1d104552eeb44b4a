export type ImageFormat = 'avif' | 'webp';

export interface ImageTransform {
  /** Pixels. */
  readonly width: number;
  readonly format: ImageFormat;
}

/** Returns the URL of a transformed original. */
export type ImageUrl = (master: string, transform: ImageTransform) => string;

/** The widths at which pictures are served, in pixels (S9-images): fixed uses first, then the responsive ones. */
export const pictureWidths = [83, 166, 308, 360, 521, 616, 768, 1284, 1960] as const;

/** Widths of pictures that span the page, in pixels (S9-images). */
export const heroWidths = [768, 1280, 1920] as const;

/** The default aspect ratio of a picture (S9-images). */
export const defaultAspect = 16 / 9;

/** The sizes of snipes, the small banners on a product's picture, in pixels (S9-images). */
export const snipeSizes = {
  list: { width: 163, height: 44 },
  productPage: { width: 224, height: 44 },
} as const;

/** The image service's URL scheme: transformation parameters in the path, then the original's file. */
export const defaultImageUrl: ImageUrl = (master, { width, format }) => {
  const name = master.replace(/^\/?(img\/)?/, '');
  const file = /\.\w+$/.test(name) ? name : `${name}.webp`;
  return `/img/w=${width},f=${format}/${file}`;
};
