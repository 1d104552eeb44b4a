/** The output formats of the image service. */
export const imageFormats = ['avif', 'webp', 'jpeg'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/**
 * The output widths in CSS pixels: dynamic, hero, small and default product widths (S9-images), the last two also at
 * double density. The list is closed, so that the cache cannot be filled with other widths.
 */
export const imageWidths = [83, 166, 308, 360, 521, 616, 768, 1280, 1284, 1920, 1960] as const;

/** The width and encoding of a requested picture. */
export interface ImageTransform {
  readonly width: (typeof imageWidths)[number];
  readonly format: ImageFormat;
}

const isImageFormat = (text: string | undefined): text is ImageFormat => imageFormats.some((format) => format === text);

/**
 * Parses the transform segment of an image path, as in `w=768,f=avif`; undefined for an unknown parameter, width or
 * format.
 */
export const parseImageTransform = (segment: string): ImageTransform | undefined => {
  const parameters = new Map(segment.split(',').map((pair) => pair.split('=', 2) as [string, string | undefined]));
  const width = imageWidths.find((known) => String(known) === parameters.get('w'));
  const format = parameters.get('f');
  return parameters.size === 2 && width !== undefined && isImageFormat(format) ? { width, format } : undefined;
};

/** Formats a segment for `parseImageTransform`. */
export const formatImageTransform = ({ width, format }: ImageTransform): string => `w=${width},f=${format}`;
