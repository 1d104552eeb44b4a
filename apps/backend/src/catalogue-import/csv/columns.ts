/** The columns of the Shopify product CSV that the store reads and writes, in the order they are written. */
export const columns = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Type',
  'Tags',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'Option3 Name',
  'Option3 Value',
  'Variant SKU',
  'Variant Grams',
  'Variant Inventory Qty',
  'Variant Inventory Policy',
  'Variant Price',
  'Variant Compare At Price',
  'Variant Barcode',
  'Image Src',
  'Image Position',
  'Image Alt Text',
  'Variant Image',
  // Our own: Shopify's file does not know them.
  'Variant Box Length',
  'Variant Box Width',
  'Variant Box Height',
] as const;

export type Column = (typeof columns)[number];

/** One row of the file, by column. A column that the file lacks reads as ''. */
export type Row = Readonly<Record<Column, string>>;

const required: readonly Column[] = ['Handle', 'Title', 'Variant Price'];

/** What Shopify writes into the first option of a product that has no options. */
export const soleOption = { name: 'Title', value: 'Default Title' } as const;

/** The options' columns, pairwise. */
export const optionColumns = [
  ['Option1 Name', 'Option1 Value'],
  ['Option2 Name', 'Option2 Value'],
  ['Option3 Name', 'Option3 Value'],
] as const;

const normalise = (header: string): string =>
  header
    .replace(/^\uFEFF/, '')
    .trim()
    .toLowerCase();

/** Where each known column stands in a file, and the headers that mean nothing here. */
export interface HeaderMap {
  readonly positions: ReadonlyMap<Column, number>;
  readonly ignored: readonly string[];
}

/** Maps a file's header line, in any order and case; an error names the columns that are missing. */
export const mapHeader = (
  headers: readonly string[],
): { readonly ok: true; readonly map: HeaderMap } | { readonly ok: false; readonly missing: readonly Column[] } => {
  const wanted = new Map(columns.map((column) => [normalise(column), column]));
  const positions = new Map<Column, number>();
  const ignored: string[] = [];
  headers.forEach((header, position) => {
    const column = wanted.get(normalise(header));
    if (column === undefined || positions.has(column)) ignored.push(header);
    else positions.set(column, position);
  });
  const missing = required.filter((column) => !positions.has(column));
  return missing.length > 0 ? { ok: false, missing } : { ok: true, map: { positions, ignored } };
};

/** Reads a record's cells into a row. */
export const rowOf = (cells: readonly string[], { positions }: HeaderMap): Row =>
  Object.fromEntries(
    columns.map((column) => {
      const position = positions.get(column);
      return [column, position === undefined ? '' : (cells[position] ?? '')];
    }),
  ) as Row;
