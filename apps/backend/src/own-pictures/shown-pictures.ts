import type pg from 'pg';
import type { TakenPicture } from './take-picture.ts';

/** A picture's file name without folders, query and extension. */
const base = (source: string): string =>
  `regexp_replace(regexp_replace(regexp_replace(${source}, '[?#].*$', ''), '^.*/', ''), '\\.[A-Za-z0-9]+$', '')`;

/**
 * SQL for the master of a downloaded picture: named by a hash of its URL, because two shops may both have a `1.jpg`.
 */
export const webMaster = (source: string): string => `'web-' || substr(md5(${source}), 1, 20)`;

/** SQL for a source's picture, as the table expression `known`; no row if it is not available yet. */
export const knownPicture = (source: string): string => `lateral (
  select k.* from pictures k where k.master in (${webMaster(source)}, ${base(source)}, lower(${base(source)}))
  order by k.master = ${webMaster(source)} desc, k.master limit 1) known`;

/** The pictures of an imported product that the image service has; the others wait in details.merchant. */
export const knownPictures = (product: string): string => `coalesce((
  select jsonb_agg(jsonb_build_object('master', known.master, 'label', picture->>'alt') order by position)
  from jsonb_array_elements(${product}->'pictures') with ordinality as entry(picture, position)
  join ${knownPicture("picture->>'source'")} on true), '[]')`;

/**
 * The picture of a variant, or those of its product.
 * @param ofProduct SQL of the product's pictures, as `knownPictures` finds them
 */
export const knownPicturesOfVariant = (source: string, ofProduct: string): string => `coalesce((
  select jsonb_build_array(jsonb_build_object('master', known.master, 'label', '')) from ${knownPicture(source)}),
  ${ofProduct})`;

/** Records the properties of a picture, so that pages can show it. */
export const notePicture = async (
  client: pg.Client,
  { master, width, height, blurred }: TakenPicture,
): Promise<void> => {
  await client.query(
    `insert into pictures (master, width, height, blurred) values ($1, $2, $3, $4)
     on conflict (master) do update set width = excluded.width, height = excluded.height, blurred = excluded.blurred`,
    [master, width, height, blurred],
  );
};

/** Adds pictures that imported products wait for, and removes those that no longer exist. */
export const showKnownPictures = async (client: pg.Client): Promise<void> => {
  await client.query(`
    update products set pictures = now_known.pictures, updated_at = now()
    from (
      select product_id, ${knownPictures("details->'merchant'")} as pictures from products where details ? 'merchant'
    ) now_known
    where now_known.product_id = products.product_id and now_known.pictures is distinct from products.pictures`);
  await client.query(`
    update products set pictures = now_known.pictures, updated_at = now()
    from (
      select child.product_id,
        ${knownPicturesOfVariant("child.details->'merchantVariant'->>'picture'", knownPictures("parent.details->'merchant'"))} as pictures
      from products child
      join product_children link on link.child_id = child.product_id
      join products parent on parent.product_id = link.parent_id
      where child.details ? 'merchantVariant' and parent.details ? 'merchant'
    ) now_known
    where now_known.product_id = products.product_id and now_known.pictures is distinct from products.pictures`);
};
