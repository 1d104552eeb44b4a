import type { ContentBlock } from '@ironcart/core/content';
import { readPictures } from '../../catalogue/pictures.ts';
import type { Database } from '../../db/pool.ts';

/** The original of a picture in the properties of a block. */
const masterOf = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'master' in value && typeof value.master === 'string'
    ? value.master
    : undefined;

/** Adds the width of its original to each picture of a page, at every depth, for the widths in `srcset`. */
export const withMasterWidths = async (
  db: Database,
  blocks: readonly ContentBlock[],
): Promise<readonly ContentBlock[]> => {
  const json = JSON.stringify(blocks);
  const masters = new Set<string>();
  JSON.parse(json, (_key, value: unknown) => {
    const master = masterOf(value);
    if (master !== undefined) masters.add(master);
    return value;
  });
  const pictures = await readPictures(db, [...masters]);
  return JSON.parse(json, (_key, value) => {
    const masterWidth = pictures.get(masterOf(value) ?? '')?.width;
    return masterWidth === undefined ? value : { ...value, masterWidth };
  });
};
