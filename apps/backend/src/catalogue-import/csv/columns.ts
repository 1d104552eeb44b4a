import { textOfCell } from './formula-cell.ts';

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
  'Variant Inventory Tracker',
  'Variant Inventory Qty',
  'Variant Inventory Policy',
  'Variant Price',
  'Variant Compare At Price',
  'Variant Requires Shipping',
  'Variant Barcode',
  'Image Src',
  'Image Position',
  'Image Alt Text',
  'Gift Card',
  'Variant Image',
  'Status',
  // Our own columns, which Shopify's format lacks.
  'Variant Box Length',
  'Variant Box Width',
  'Variant Box Height',
] as const;

export type Column = (typeof columns)[number] | 'Product Category';

const known: readonly Column[] = [...columns, 'Product Category'];

/** Newer names of Shopify's columns; the older ones are read as well, and written. */
const newerNames: Readonly<Record<string, Column>> = {
  'URL handle': 'Handle',
  Description: 'Body (HTML)',
  'Published on online store': 'Published',
  SKU: 'Variant SKU',
  'Weight value (grams)': 'Variant Grams',
  'Inventory tracker': 'Variant Inventory Tracker',
  'Inventory quantity': 'Variant Inventory Qty',
  'Continue selling when out of stock': 'Variant Inventory Policy',
  Price: 'Variant Price',
  'Compare-at price': 'Variant Compare At Price',
  'Requires shipping': 'Variant Requires Shipping',
  Barcode: 'Variant Barcode',
  Barcodes: 'Variant Barcode',
  'Variant Barcodes': 'Variant Barcode',
  'Product image URL': 'Image Src',
  'Variant image URL': 'Variant Image',
};

/** One row of the file, by column; '' for a missing column. */
export type Row = Readonly<Record<Column, string>>;

const required: readonly Column[] = ['Title', 'Variant Price'];

/** The first option that Shopify writes for a product without options. */
export const soleOption = { name: 'Title', value: 'Default Title' } as const;

/** The option columns in pairs. */
export const optionColumns = [
  ['Option1 Name', 'Option1 Value'],
  ['Option2 Name', 'Option2 Value'],
  ['Option3 Name', 'Option3 Value'],
] as const;

const normalise = (header: string): string => header.trim().toLowerCase();

const byName: ReadonlyMap<string, Column> = new Map([
  ...known.map((column) => [normalise(column), column] as const),
  ...Object.entries(newerNames).map(([name, column]) => [normalise(name), column] as const),
]);

/** The position of each known column in a file, and its name there. */
export interface HeaderMap {
  readonly positions: ReadonlyMap<Column, number>;
  readonly names: ReadonlyMap<Column, string>;
}

/** The cells of a header line that name a known column by one of its names, in normalised spelling. */
export const knownNames = (headers: readonly string[]): readonly string[] => {
  const spelled = new Map([...known, ...Object.keys(newerNames)].map((name) => [normalise(name), name]));
  return headers.flatMap((header) => spelled.get(normalise(header)) ?? []);
};

/** Number of a line's cells that name a known column. */
export const countKnown = (headers: readonly string[]): number => knownNames(headers).length;

/** Maps a file's header line, in any order and case; an error names the missing columns. */
export const mapHeader = (
  headers: readonly string[],
): { readonly ok: true; readonly map: HeaderMap } | { readonly ok: false; readonly missing: readonly Column[] } => {
  const positions = new Map<Column, number>();
  const names = new Map<Column, string>();
  headers.forEach((header, position) => {
    const column = byName.get(normalise(header));
    if (column === undefined || positions.has(column)) return;
    positions.set(column, position);
    names.set(column, header.trim());
  });
  const missing = required.filter((column) => !positions.has(column));
  return missing.length > 0 ? { ok: false, missing } : { ok: true, map: { positions, names } };
};

const blankRow = Object.fromEntries(known.map((column) => [column, ''])) as Row;

/** Reads a record's cells into a row. */
export const rowOf = (cells: readonly string[], { positions }: HeaderMap): Row => {
  const row: Record<Column, string> = { ...blankRow };
  for (const [column, position] of positions) row[column] = textOfCell(cells[position] ?? '');
  return row;
};
