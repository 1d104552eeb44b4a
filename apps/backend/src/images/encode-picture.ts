/** An image that cannot be accepted; the message is for its sender. */
export class UnusablePictureError extends Error {
  override readonly name = 'UnusablePictureError';
}

export interface EncodingOptions {
  /** What sharp may find in the file, whatever its name says. SVG is never among them: it may hold scripts. */
  readonly formats: ReadonlySet<string>;
  /** Maximum number of pixels, which limits the memory of the decoded image. */
  readonly mostPixels: number;
  /** The longer side of the result, in pixels. */
  readonly longestSide: number;
  /** From 1 to 100. */
  readonly quality: number;
  /** The longer side of the small picture. */
  readonly previewSide: number;
}

/** A picture as WebP, and a small one of it. */
export interface EncodedPicture {
  readonly data: Buffer;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** A data URL. */
  readonly preview: string;
}

/**
 * Re-encodes an image as WebP: upright, in sRGB, without metadata.
 * @throws UnusablePictureError if it is not an image of these formats, or too large
 */
export const encodePicture = async (
  bytes: Buffer,
  { formats, mostPixels, longestSide, quality, previewSide }: EncodingOptions,
): Promise<EncodedPicture> => {
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
