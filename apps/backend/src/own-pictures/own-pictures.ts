import { readFile, rm, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import pg from 'pg';
import { UnusablePictureError } from '../images/encode-picture.ts';
import { type FetchPictureOptions, fetchPicture } from './fetch-picture.ts';
import { notePicture, showKnownPictures, webMaster } from './shown-pictures.ts';
import { largestPictureBytes, masterNameOf, takePicture } from './take-picture.ts';

export interface OwnPicturesOptions {
  readonly databaseUrl: string;
  /** Folder of the masters, beside the database's data and not in the program. */
  readonly picturesDir: string;
}

/** The result for one picture. */
export interface PictureOutcome {
  /** The given file or URL. */
  readonly source: string;
  readonly master: string;
  /** The handle of its product; undefined if there is none yet. */
  readonly handle?: string | undefined;
  /** The reason for a rejection. */
  readonly refused?: string | undefined;
}

const withClient = async <T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** Finds a product by its handle or SKU, with a number after it for further pictures: `bar.jpg`, `bar-2.jpg`. */
const ownersOf = `
  select product_id, url_key, name, details ? 'merchant' as is_imported
  from products
  where $1 in (url_key, lower(regexp_replace(sku, '[^A-Za-z0-9]+', '-', 'g')))
    or $2 in (url_key, lower(regexp_replace(sku, '[^A-Za-z0-9]+', '-', 'g')))
  order by $1 in (url_key, lower(regexp_replace(sku, '[^A-Za-z0-9]+', '-', 'g'))) desc, product_id limit 1`;

interface Owner {
  readonly product_id: number;
  readonly url_key: string;
  readonly name: string;
}

/** Assigns the picture to the product in its name; an export contains it as well. */
const showWithOwner = async (client: pg.Client, master: string): Promise<string | undefined> => {
  const { rows } = await client.query<Owner>(ownersOf, [master, master.replace(/-\d{1,3}$/, '')]);
  const [owner] = rows;
  if (!owner) return undefined;
  await client.query(
    `update products set updated_at = now(),
       pictures = pictures || jsonb_build_array(jsonb_build_object('master', $2::text, 'label', name)),
       details = case when details ? 'merchant' then jsonb_set(details, '{merchant,pictures}',
         coalesce(details->'merchant'->'pictures', '[]') || jsonb_build_array(jsonb_build_object('source', $2 || '.webp', 'alt', name)))
         when details ? 'merchantVariant' then jsonb_set(details, '{merchantVariant,picture}', to_jsonb($2 || '.webp'))
         else details end
     where product_id = $1 and not pictures @> jsonb_build_array(jsonb_build_object('master', $2::text))`,
    [owner.product_id, master],
  );
  return owner.url_key;
};

/**
 * Stores picture files as masters, and assigns each to the product whose handle or SKU is its name.
 * @param files paths; an invalid picture is rejected individually
 */
export const addPictures = ({ databaseUrl, picturesDir }: OwnPicturesOptions, files: readonly string[]) =>
  withClient(databaseUrl, async (client): Promise<readonly PictureOutcome[]> => {
    const outcomes: PictureOutcome[] = [];
    for (const file of files) {
      const master = masterNameOf(basename(file, extname(file)));
      try {
        if (master === '') throw new UnusablePictureError('its name needs Latin letters or digits');
        const found = await stat(file);
        // Rejects pipes, which may block forever, and devices without an end.
        if (!found.isFile()) throw new UnusablePictureError('it is no file');
        if (found.size > largestPictureBytes) {
          throw new UnusablePictureError(`the file is larger than ${largestPictureBytes / 1_000_000} MB`);
        }
        await notePicture(client, await takePicture(await readFile(file), master, picturesDir));
        outcomes.push({ source: file, master, handle: await showWithOwner(client, master) });
      } catch (error) {
        if (!(error instanceof UnusablePictureError)) throw error;
        outcomes.push({ source: file, master, refused: error.message });
      }
    }
    await showKnownPictures(client);
    return outcomes;
  });

/** Number of concurrent downloads. */
const fetchedAtOnce = 4;

const waiting = `
  select distinct source, ${webMaster('source')} as master, handle from (
    select picture->>'source' as source, url_key as handle
    from products, jsonb_array_elements(details->'merchant'->'pictures') as picture where details ? 'merchant'
    union all
    select details->'merchantVariant'->>'picture', url_key from products where details ? 'merchantVariant'
  ) named
  where source ~* '^https?://' and not exists (select from pictures where master = ${webMaster('source')})
  order by source`;

interface Waiting {
  readonly source: string;
  readonly master: string;
  readonly handle: string;
}

/**
 * Downloads the missing pictures that imported products reference by URL. A failed one is reported and does not stop
 * the others.
 */
export const fetchWaitingPictures = (
  { databaseUrl, picturesDir, ...options }: OwnPicturesOptions & FetchPictureOptions,
  onDone: (done: number, of: number) => void = () => undefined,
) =>
  withClient(databaseUrl, async (client): Promise<readonly PictureOutcome[]> => {
    const { rows } = await client.query<Waiting>(waiting);
    const bySource = new Map(rows.map((row) => [row.source, row]));
    const outcomes: PictureOutcome[] = [];
    const left = [...bySource.values()];
    const work = async (): Promise<void> => {
      for (let next = left.shift(); next; next = left.shift()) {
        const { source, master, handle } = next;
        try {
          const bytes = await fetchPicture(source, options);
          await notePicture(client, await takePicture(bytes, master, picturesDir));
          outcomes.push({ source, master, handle });
        } catch (error) {
          if (!(error instanceof UnusablePictureError)) throw error;
          outcomes.push({ source, master, handle, refused: error.message });
        }
        onDone(outcomes.length, bySource.size);
      }
    };
    await Promise.all(Array.from({ length: fetchedAtOnce }, work));
    await showKnownPictures(client);
    return outcomes;
  });

/** A merchant's own picture and the number of products that show it. */
export interface OwnPicture {
  readonly master: string;
  readonly width: number;
  readonly height: number;
  readonly products: number;
}

/** The database's record of masters in the pictures folder. */
export const describePictures = (databaseUrl: string, masters: readonly string[]) =>
  withClient(databaseUrl, async (client): Promise<readonly OwnPicture[]> => {
    const { rows } = await client.query<OwnPicture>(
      `select master, width, height, (
         select count(*)::int from products where products.pictures @> jsonb_build_array(jsonb_build_object('master', known.master))
       ) as products
       from pictures known where master = any($1) order by master`,
      [masters],
    );
    return rows;
  });

/** Removes a master from the folder and all products; false if there is no such master. */
export const removePicture = ({ databaseUrl, picturesDir }: OwnPicturesOptions, master: string): Promise<boolean> =>
  withClient(databaseUrl, async (client) => {
    const file = join(picturesDir, `${masterNameOf(master)}.webp`);
    const isThere = await stat(file).then(
      () => true,
      () => false,
    );
    if (!isThere) return false;
    await client.query('begin');
    await client.query('delete from pictures where master = $1', [master]);
    await client.query(
      `update products set updated_at = now(), pictures = (
         select coalesce(jsonb_agg(picture order by position), '[]')
         from jsonb_array_elements(pictures) with ordinality as entry(picture, position) where picture->>'master' <> $1)
       where pictures @> jsonb_build_array(jsonb_build_object('master', $1::text))`,
      [master],
    );
    await client.query('commit');
    await rm(file, { force: true });
    return true;
  });
