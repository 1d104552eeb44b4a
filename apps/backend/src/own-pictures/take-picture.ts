import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { type EncodingOptions, encodePicture, UnusablePictureError } from '../images/encode-picture.ts';
import { makeFolder } from '../make-folder.ts';

/** A picture stored as a master. */
export interface TakenPicture {
  readonly master: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** A data URL of a few pixels, shown while the picture loads. */
  readonly blurred: string;
}

/** Maximum size of a picture file, in bytes. */
export const largestPictureBytes = 30_000_000;
/** SVG is excluded, because it may contain scripts; no page shows a larger master. */
const encoding: EncodingOptions = {
  formats: new Set(['jpeg', 'png', 'webp', 'avif', 'heif', 'gif', 'tiff']),
  mostPixels: 100_000_000,
  longestSide: 2_400,
  quality: 92,
  previewSide: 16,
};

/** The name of a master: lower case words joined by hyphens, as in the image service's URLs. */
export const masterNameOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 120)
    .replace(/-+$/, '');

/**
 * Converts a merchant's picture to a master: upright, in sRGB, without metadata, as WebP.
 * @param master its name, from `masterNameOf`
 * @throws UnusablePictureError if it is not a picture, or too large
 */
export const takePicture = async (bytes: Buffer, master: string, picturesDir: string): Promise<TakenPicture> => {
  if (bytes.length > largestPictureBytes) {
    throw new UnusablePictureError(`the file is larger than ${largestPictureBytes / 1_000_000} MB`);
  }
  const { data, width, height, preview } = await encodePicture(bytes, encoding);
  await makeFolder(picturesDir);
  const file = join(picturesDir, `${master}.webp`);
  await writeFile(`${file}.${process.pid}`, data);
  await rename(`${file}.${process.pid}`, file);
  return { master, width, height, blurred: preview };
};
