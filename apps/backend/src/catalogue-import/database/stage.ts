import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { ReadOutcome } from '../merchant-product.ts';

const stagingTables = `
  create temp table staged_products (
    line int not null, file_rows int not null, handle text not null, product jsonb not null,
    pictures jsonb not null
  ) on commit drop;
  create temp table staged_variants (
    line int not null, position int not null, sku text not null, option_values jsonb not null,
    price numeric(12, 2) not null, compare_at_price numeric(12, 2), weight numeric(10, 3) not null, weight_grams numeric not null, requires_shipping boolean not null,
    box_length numeric(8, 2), box_width numeric(8, 2), box_height numeric(8, 2),
    is_tracked boolean not null, quantity int, can_backorder boolean not null, barcode text not null, picture text not null
  ) on commit drop;`;

/** Grams per pound: the file's unit is grams, the store's pounds. */
export const gramsPerPound = 453.59237;

const spreadVariants = `
  insert into staged_variants
  select line, entry.position, variant->>'sku', variant->'optionValues',
    (variant->>'price')::numeric, (variant->>'compareAtPrice')::numeric,
    round((variant->>'weightGrams')::numeric / ${gramsPerPound}, 3), (variant->>'weightGrams')::numeric,
    (variant->>'requiresShipping')::boolean,
    (variant->'boxInches'->>'length')::numeric, (variant->'boxInches'->>'width')::numeric, (variant->'boxInches'->>'height')::numeric,
    (variant->>'isTracked')::boolean, (variant->>'quantity')::int, (variant->>'canBackorder')::boolean, variant->>'barcode', variant->>'picture'
  from staged_products, jsonb_array_elements(product->'variants') with ordinality as entry(variant, position);
  create index on staged_products (handle);
  create index on staged_variants (line);
  create index on staged_variants (sku);
  analyze staged_products;
  analyze staged_variants;`;

/** The only character that PostgreSQL's text and jsonb cannot store. */
const withoutNul = (text: string): string => text.replaceAll('\\u0000', '').replaceAll('\u0000', '');

/**
 * Streams a file's products into temporary tables within this connection's open transaction.
 * @param onRead receives each outcome, including rejections
 */
export const stageProducts = async (
  client: pg.Client,
  outcomes: AsyncIterable<ReadOutcome>,
  onRead: (outcome: ReadOutcome) => void,
): Promise<void> => {
  await client.query(stagingTables);
  const toCells = new Transform({
    objectMode: true,
    transform(outcome: ReadOutcome, _encoding, done) {
      onRead(outcome);
      if (outcome.kind === 'rejected') return done();
      const { line, rows, product, pictures } = outcome;
      done(null, [
        line,
        rows,
        product.handle,
        withoutNul(JSON.stringify(product)),
        withoutNul(JSON.stringify(pictures)),
      ]);
    },
  });
  await pipeline(
    outcomes,
    toCells,
    stringify(),
    client.query(
      copyFrom('copy staged_products (line, file_rows, handle, product, pictures) from stdin with (format csv)'),
    ),
  );
  await client.query(spreadVariants);
};
