import * as v from 'valibot';
import { chunksOf } from '../db/chunks.ts';
import type { Database } from '../db/pool.ts';

const masters = v.array(
  v.object({
    name: v.string(),
    width: v.pipe(v.number(), v.integer(), v.minValue(1)),
    height: v.pipe(v.number(), v.integer(), v.minValue(1)),
    blurred: v.optional(v.string()),
  }),
);

/**
 * Notes the measures and the blurred forerunner of each picture. Pictures that are drawn later come in with the next start.
 * @param manifest the parsed `packages/seed/art/masters.json`
 * @throws ValiError when the manifest is not one
 */
export const notePictures = async (db: Database, manifest: unknown): Promise<number> => {
  const pictures = v.parse(masters, manifest);
  for (const rows of chunksOf(pictures)) {
    await db
      .insertInto('pictures')
      .values(rows.map(({ name, width, height, blurred = null }) => ({ master: name, width, height, blurred })))
      .onConflict((conflict) =>
        conflict.column('master').doUpdateSet((excluded) => ({
          width: excluded.ref('excluded.width'),
          height: excluded.ref('excluded.height'),
          blurred: excluded.ref('excluded.blurred'),
        })),
      )
      .execute();
  }
  return pictures.length;
};
