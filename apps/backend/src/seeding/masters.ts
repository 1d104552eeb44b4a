import { sql } from 'kysely';
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

type Master = v.InferOutput<typeof masters>[number];

/** Pictures with missing or different records: usually none at a start. */
const findChanged = async (db: Database, pictures: readonly Master[]): Promise<readonly Master[]> => {
  const { rows } = await sql<{ name: string }>`
    select name from json_to_recordset(${JSON.stringify(pictures)}::json) as given (name text, width int, height int, blurred text)
    left join pictures on master = name
    where (pictures.width, pictures.height, pictures.blurred) is distinct from (given.width, given.height, given.blurred)`.execute(
    db,
  );
  const changed = new Set(rows.map(({ name }) => name));
  return pictures.filter(({ name }) => changed.has(name));
};

/**
 * Records the dimensions and blurred preview of each picture. Later pictures are recorded at the next start.
 * @param manifest the parsed `packages/seed/pictures/masters.json`
 * @throws ValiError for an invalid manifest
 */
export const notePictures = async (db: Database, manifest: unknown): Promise<number> => {
  const pictures = v.parse(masters, manifest);
  for (const rows of chunksOf(await findChanged(db, pictures))) {
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
