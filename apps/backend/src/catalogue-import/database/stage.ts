import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { MerchantProduct, MerchantVariant, NamedPicture, ReadOutcome } from '../merchant-product.ts';
import { copyLine, jsonCell } from './copy-line.ts';

/** Columns of the rows for products and variants; each row uses the columns of one kind. */
const columns = {
  line: 'int not null',
  // Of products.
  file_rows: 'int',
  handle: 'text',
  title: 'text',
  description: 'text',
  vendor: 'text',
  category: 'text',
  is_visible: 'boolean',
  is_gift_card: 'boolean',
  options: 'jsonb',
  merchant: 'jsonb',
  amounts: 'jsonb',
  pictures: 'jsonb',
  // Of variants.
  position: 'int',
  sku: 'text',
  option_values: 'jsonb',
  price: 'numeric(12, 2)',
  compare_at_price: 'numeric(12, 2)',
  weight_grams: 'numeric',
  requires_shipping: 'boolean',
  box_length: 'numeric(8, 2)',
  box_width: 'numeric(8, 2)',
  box_height: 'numeric(8, 2)',
  is_tracked: 'boolean',
  quantity: 'int',
  can_backorder: 'boolean',
  barcode: 'text',
  picture: 'text',
} as const;

type StagedColumn = keyof typeof columns;
type StagedRow = Readonly<Partial<Record<StagedColumn, string | number | boolean | null>>>;
const names: readonly string[] = ['is_variant', ...Object.keys(columns)];

/** One table for both kinds of rows, so that a file is copied in one pass, each product followed by its variants. */
const stagingTables = `
  create temp table staged_rows (
    is_variant boolean not null, ${Object.entries(columns)
      .map(([name, type]) => `${name} ${type}`)
      .join(', ')}
  ) partition by list (is_variant) on commit drop;
  create temp table staged_products partition of staged_rows for values in (false) on commit drop;
  create temp table staged_variants partition of staged_rows for values in (true) on commit drop;`;

const afterCopy = `
  create index on staged_products (handle);
  create index on staged_products (line);
  create index on staged_variants (line);
  create index on staged_variants (sku);
  analyze staged_products (line, handle);
  analyze staged_variants (line, position, sku);`;

/** Grams per pound: the file's unit is grams, the store's pounds. */
export const gramsPerPound = 453.59237;

const productRow = (
  { variants, descriptionHtml, ...merchant }: MerchantProduct,
  pictures: readonly NamedPicture[],
): StagedRow => ({
  handle: merchant.handle,
  title: merchant.title,
  description: descriptionHtml,
  vendor: merchant.vendor,
  category: merchant.type,
  is_visible: merchant.isPublished && merchant.status === 'active',
  is_gift_card: merchant.isGiftCard,
  options: jsonCell(merchant.options),
  merchant: jsonCell(merchant),
  amounts: merchant.isGiftCard ? jsonCell(variants) : null,
  pictures: jsonCell(pictures),
});

const variantRow = (variant: MerchantVariant, index: number): StagedRow => ({
  position: index + 1,
  sku: variant.sku,
  option_values: jsonCell(variant.optionValues),
  price: variant.price,
  compare_at_price: variant.compareAtPrice,
  weight_grams: variant.weightGrams,
  requires_shipping: variant.requiresShipping,
  box_length: variant.boxInches?.length ?? null,
  box_width: variant.boxInches?.width ?? null,
  box_height: variant.boxInches?.height ?? null,
  is_tracked: variant.isTracked,
  quantity: variant.quantity,
  can_backorder: variant.canBackorder,
  barcode: variant.barcode,
  picture: variant.picture,
});

const lineOf = (isVariant: boolean, row: StagedRow): string => {
  const cells: StagedRow & { readonly is_variant: boolean } = { ...row, is_variant: isVariant };
  return copyLine(names.map((name) => cells[name as keyof typeof cells] ?? null));
};

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
  const toLines = new Transform({
    writableObjectMode: true,
    transform(outcome: ReadOutcome, _encoding, done) {
      onRead(outcome);
      if (outcome.kind === 'rejected') return done();
      const { line, rows, product, pictures } = outcome;
      const lines = [
        lineOf(false, { line, file_rows: rows, ...productRow(product, pictures) }),
        ...product.variants.map((variant, index) => lineOf(true, { line, ...variantRow(variant, index) })),
      ];
      done(null, lines.join(''));
    },
  });
  await pipeline(outcomes, toLines, client.query(copyFrom(`copy staged_rows (${names.join(', ')}) from stdin`)));
  await client.query(afterCopy);
};
