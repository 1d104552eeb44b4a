import { openSharp } from './open-sharp.ts';
import { takeTurns } from './take-turns.ts';

/** An image that cannot be accepted; the message is for its sender. */
export class UnusablePictureError extends Error {
  override readonly name = 'UnusablePictureError';
}

export interface EncodingOptions {
  /** The formats accepted from sharp's detection, regardless of the file name. Never SVG, which may contain scripts. */
  readonly formats: ReadonlySet<string>;
  /** Maximum number of pixels, which limits the memory of the decoded image. */
  readonly mostPixels: number;
  /** The longer side of the result, in pixels. */
  readonly longestSide: number;
  /** From 1 to 100. */
  readonly quality: number;
  /** The longer side of the preview. */
  readonly previewSide: number;
}

/** A picture as WebP, with a small preview. */
export interface EncodedPicture {
  readonly data: Buffer;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** A data URL. */
  readonly preview: string;
}

const notTaken = (format: string) =>
  new UnusablePictureError(`${format} pictures are not taken: use JPEG, PNG, WebP or AVIF`);

/** Whether a file is a textual SVG; reported separately, so that the user can save it in another format. */
const looksLikeSvg = (bytes: Buffer): boolean => bytes.subarray(0, 1_000).includes('<svg');

/**
 * A picture of a few kilobytes can need 200 MB and seconds of one of Node's four worker threads, which password hashing
 * needs as well.
 */
const inTurn = takeTurns(2);

const encode = async (
  bytes: Buffer,
  { formats, mostPixels, longestSide, quality, previewSide }: EncodingOptions,
): Promise<EncodedPicture> => {
  if (looksLikeSvg(bytes)) throw notTaken('svg');
  const sharp = await openSharp();
  const open = () => sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
  try {
    const { format, compression } = await open().metadata();
    if (compression === 'hevc') throw new UnusablePictureError('HEIC pictures are not taken: save it as JPEG');
    if (!formats.has(format)) throw notTaken(format);
    const upright = open()
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true });
    const { data, info } = await upright.webp({ quality }).toBuffer({ resolveWithObject: true });
    const small = await sharp(data)
      .resize(previewSide, previewSide, { fit: 'inside' })
      .webp({ quality: 40 })
      .toBuffer();
    const preview = `data:image/webp;base64,${small.toString('base64')}`;
    return { data, width: info.width, height: info.height, preview };
  } catch (error) {
    if (error instanceof UnusablePictureError) throw error;
    const isTooLarge = error instanceof Error && error.message.includes('pixel limit');
    throw new UnusablePictureError(
      isTooLarge
        ? `it has more than ${mostPixels / 1_000_000} million pixels`
        : 'it is no picture that can be read (JPEG, PNG, WebP, AVIF, TIFF or GIF)',
      { cause: error },
    );
  }
};

/**
 * Re-encodes an image as WebP: upright, in sRGB, without metadata.
 * @throws UnusablePictureError if it is not an image of these formats, or too large
 */
export const encodePicture = async (bytes: Buffer, options: EncodingOptions): Promise<EncodedPicture> =>
  inTurn(() => encode(bytes, options));
