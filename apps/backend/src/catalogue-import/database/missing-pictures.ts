import type pg from 'pg';
import { knownPicture } from '../../own-pictures/shown-pictures.ts';

/** A picture that a file references and the store does not have yet. */
export interface MissingPicture {
  readonly handle: string;
  /** A URL, which is downloaded after the import, or a file name. */
  readonly source: string;
  /** Its position in the file for the author: 'row 5, column "Image Src"'. */
  readonly place: string;
}

/** The staged products' pictures without a master, in the order of the file. */
export const readMissingPictures = async (client: pg.Client): Promise<readonly MissingPicture[]> => {
  const { rows } = await client.query<MissingPicture>(`
    select handle, entry->>'source' as source, entry->>'place' as place
    from staged_products, jsonb_array_elements(pictures) with ordinality as named (entry, place)
    where not exists (select from ${knownPicture("entry->>'source'")})
    order by line, named.place`);
  return rows;
};
