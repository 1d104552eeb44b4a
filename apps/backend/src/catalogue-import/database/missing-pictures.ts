import type pg from 'pg';
import { knownPicture } from '../../own-pictures/shown-pictures.ts';

/** A picture that a file names and that the store does not have, or not yet. */
export interface MissingPicture {
  readonly handle: string;
  /** A web address, which is fetched after the import, or the name of a file. */
  readonly source: string;
  /** Where it stands in the file, in the words of whoever wrote it: 'row 5, column "Image Src"'. */
  readonly place: string;
}

/** The pictures of the staged products that are not among the masters, in the order of the file. */
export const readMissingPictures = async (client: pg.Client): Promise<readonly MissingPicture[]> => {
  const { rows } = await client.query<MissingPicture>(`
    select handle, picture->>'source' as source, picture->>'place' as place
    from staged_products, jsonb_array_elements(pictures) with ordinality as named (picture, position)
    where not exists (select from ${knownPicture("picture->>'source'")})
    order by line, position`);
  return rows;
};
