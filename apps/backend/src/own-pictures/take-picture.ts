import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';

/** A picture cannot be used; the message gives the reason in a merchant's terms. */
export class UnusablePictureError extends Error {
  override readonly name = 'UnusablePictureError';
}

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
/** Maximum number of pixels, which limits the memory for decoding. */
const mostPixels = 100_000_000;
/** The longer side of a master, in pixels: no page shows more. */
const longestSide = 2_400;
const blurredSide = 16;

/** Formats that sharp detects in the file, whatever its name. SVG is excluded, because it may contain scripts. */
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'avif', 'heif', 'gif', 'tiff']);

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
 * @throws UnusablePictureError if it is no picture, or too large
 */
export const takePicture = async (bytes: Buffer, master: string, picturesDir: string): Promise<TakenPicture> => {
  if (bytes.length > largestPictureBytes) {
    throw new UnusablePictureError(`the file is larger than ${largestPictureBytes / 1_000_000} MB`);
  }
  const { default: sharp } = await import('sharp');
  const open = () => sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
  try {
    const { format, compression } = await open().metadata();
    if (compression === 'hevc') throw new UnusablePictureError('HEIC pictures are not taken: save it as JPEG');
    if (!formats.has(format))
      throw new UnusablePictureError(`${format} pictures are not taken: use JPEG, PNG, WebP or AVIF`);
    const upright = open()
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true });
    const { data, info } = await upright.webp({ quality: 92 }).toBuffer({ resolveWithObject: true });
    const small = await sharp(data)
      .resize(blurredSide, blurredSide, { fit: 'inside' })
      .webp({ quality: 40 })
      .toBuffer();
    await mkdir(picturesDir, { recursive: true });
    const file = join(picturesDir, `${master}.webp`);
    await writeFile(`${file}.${process.pid}`, data);
    await rename(`${file}.${process.pid}`, file);
    const blurred = `data:image/webp;base64,${small.toString('base64')}`;
    return { master, width: info.width, height: info.height, blurred };
  } catch (error) {
    // File system errors have a syscall; any other error is the picture's.
    if (error instanceof UnusablePictureError || (error instanceof Error && 'syscall' in error)) throw error;
    const isTooLarge = error instanceof Error && error.message.includes('pixel limit');
    throw new UnusablePictureError(
      isTooLarge
        ? `it has more than ${mostPixels / 1_000_000} million pixels`
        : 'it is no picture that can be read (JPEG, PNG, WebP, AVIF, TIFF or GIF)',
      { cause: error },
    );
  }
};
