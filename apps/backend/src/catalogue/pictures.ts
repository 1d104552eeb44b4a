import type { GalleryImage } from '@ironcart/core/product';
import type { Database } from '../db/pool.ts';
import type { Transaction } from '../db/transaction.ts';

/** The known properties of a picture's master. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly blurred: string | undefined;
}

/** A picture's link to the master file, which the image service transforms. */
export const linkOf = (master: string): string => `${master}.webp`;

/** Masters are square; unknown dimensions are assumed to be the usual ones. */
const assumed: Picture = { width: 1000, height: 1000, blurred: undefined };

export const readPictures = async (
  db: Database | Transaction,
  masters: readonly string[],
): Promise<ReadonlyMap<string, Picture>> => {
  if (masters.length === 0) return new Map();
  const rows = await db
    .selectFrom('pictures')
    .select(['master', 'width', 'height', 'blurred'])
    .where((where) => where(where.ref('master'), '=', where.fn.any(where.val([...new Set(masters)]))))
    .execute();
  return new Map(
    rows.map(({ master, width, height, blurred }) => [master, { width, height, blurred: blurred ?? undefined }]),
  );
};

export const galleryOf = (
  pictures: readonly { readonly master: string; readonly label: string }[],
  known: ReadonlyMap<string, Picture>,
): readonly GalleryImage[] =>
  pictures.map(({ master, label }) => {
    const { blurred, ...size } = known.get(master) ?? assumed;
    return { label, link: linkOf(master), ...size, ...(blurred === undefined ? {} : { blurred }) };
  });
