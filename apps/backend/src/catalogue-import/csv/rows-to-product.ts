import { createHash } from 'node:crypto';
import { type NumberDialect, readNumber } from '@ironcart/core/money';
import { type Column, optionColumns, type Row, soleOption } from './columns.ts';
import type { Delimiter } from './find-delimiter.ts';

/** A row with its row number in a spreadsheet. */
export interface NumberedRow {
  readonly row: Row;
  readonly number: number;
}

/** The file's format beside its cells. */
export interface FileDialect {
  readonly delimiter: Delimiter;
  readonly has: (column: Column) => boolean;
}

/** A product before validation, with the rows of its variants and pictures. */
export interface ProductCandidate {
  readonly product: { readonly handle: string } & Readonly<Record<string, unknown>>;
  readonly variantRows: readonly number[];
  readonly pictureRows: readonly number[];
}

const isFalse = (cell: string): boolean => /^(?:false|no|0)$/i.test(cell.trim());
const isTrue = (cell: string): boolean => /^(?:true|yes|1)$/i.test(cell.trim());

/** Latin letters that do not decompose into a letter and a mark. */
const spelled: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
};

/** Converts text to a URL key: lower case words joined by hyphens. */
export const handleOf = (text: string): string =>
  text
    .replace(/[ßæœøłđðþ]/gi, (letter) => spelled[letter.toLowerCase()] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/**
 * Semicolons separate cells where the comma is the decimal sign, so that '1.299' may mean 1299: ambiguous numbers are
 * rejected.
 */
const numbersOf = ({ delimiter }: Pick<FileDialect, 'delimiter'>): NumberDialect => ({
  comma: delimiter === ',' ? 'thousands' : undefined,
  point: delimiter === ';' ? undefined : 'decimals',
});

/** Parses a number; NaN, which the validation rejects, for any other text. */
const number = (cell: string, dialect: FileDialect): number =>
  Number(readNumber(cell, numbersOf(dialect)) ?? Number.NaN);

/** Normalizes 12.9000 to '12.90'; leaves invalid amounts for the validation to reject. */
export const amountIn = (cell: string, dialect: Pick<FileDialect, 'delimiter'>): string =>
  readNumber(cell, numbersOf(dialect))?.replace(/(\.\d{2})0+$/, '$1') ?? cell.trim();

/** Removes a spreadsheet's mark of a number stored as text. */
const withoutTextMark = (cell: string): string => cell.trim().replace(/^'(?=\d)/, '');

const boxOf = (row: Row, dialect: FileDialect) => {
  const sides = [row['Variant Box Length'], row['Variant Box Width'], row['Variant Box Height']] as const;
  if (sides.every((cell) => cell.trim() === '')) return null;
  const [length, width, height] = sides;
  return { length: number(length, dialect), width: number(width, dialect), height: number(height, dialect) };
};

const hasVariant = ({ row }: NumberedRow): boolean =>
  row['Variant Price'].trim() !== '' || row['Variant SKU'].trim() !== '' || row['Option1 Value'].trim() !== '';

const optionNames = (first: Row): string[] => {
  const names = optionColumns.map(([name]) => first[name].trim()).filter((name) => name !== '');
  const isSole =
    names.length === 1 && names[0] === soleOption.name && first['Option1 Value'].trim() === soleOption.value;
  return isSole ? [] : names;
};

/** A deterministic SKU for a variant without one. */
const skuInstead = (handle: string, optionValues: readonly string[]): string => {
  const name = [handle, ...optionValues.map(handleOf)].join('-').toUpperCase();
  const isTelling = name.length <= 100 && optionValues.every((value) => handleOf(value) !== '');
  if (isTelling) return name;
  const mark = createHash('sha256').update(optionValues.join('\n')).digest('hex').slice(0, 10);
  return `${handle.slice(0, 80)}-${mark}`.toUpperCase();
};

const quantityOf = (row: Row, dialect: FileDialect): number | null => {
  if (!dialect.has('Variant Inventory Qty')) return null;
  if (row['Variant Inventory Qty'].trim() === '') return 0;
  // Shopify's quantity is negative for sales beyond the stock.
  const quantity = number(row['Variant Inventory Qty'], dialect);
  return quantity < 0 ? 0 : quantity;
};

/** A compare-at price that is not above the price is ignored: Shopify writes 0.00, or the price itself. */
const compareAtOf = (row: Row, dialect: FileDialect): string | null => {
  const before = amountIn(row['Variant Compare At Price'], dialect);
  if (before === '') return null;
  return Number(before) <= Number(amountIn(row['Variant Price'], dialect)) ? null : before;
};

const variantOf = ({ row }: NumberedRow, optionCount: number, handle: string, dialect: FileDialect) => {
  const optionValues = optionColumns.slice(0, optionCount).map(([, value]) => row[value].trim());
  const isTracked = !dialect.has('Variant Inventory Tracker') || row['Variant Inventory Tracker'].trim() !== '';
  return {
    sku: withoutTextMark(row['Variant SKU']) || skuInstead(handle, optionValues),
    optionValues,
    price: amountIn(row['Variant Price'], dialect),
    compareAtPrice: compareAtOf(row, dialect),
    weightGrams: row['Variant Grams'].trim() === '' ? 0 : number(row['Variant Grams'], dialect),
    boxInches: boxOf(row, dialect),
    isTracked,
    quantity: isTracked ? quantityOf(row, dialect) : null,
    canBackorder: isTracked && /^(?:continue|true|yes|1)$/i.test(row['Variant Inventory Policy'].trim()),
    requiresShipping: !isFalse(row['Variant Requires Shipping']),
    barcode: withoutTextMark(row['Variant Barcode']),
    picture: row['Variant Image'].trim(),
  };
};

const picturesOf = (rows: readonly NumberedRow[]) =>
  rows
    .filter(({ row }) => row['Image Src'].trim() !== '')
    .map((numbered, index) => ({
      ...numbered,
      position: Number.parseInt(numbered.row['Image Position'], 10) || index + 1,
    }))
    .sort((a, b) => a.position - b.position);

const typeOf = (first: Row): string => first.Type.trim() || (first['Product Category'].split('>').at(-1) ?? '').trim();

/**
 * Combines the rows of one handle: the first contains the product's fields, each row with a price, a SKU or an option
 * value adds a variant, and each with an image adds a picture.
 */
export const productOfRows = (
  handle: string,
  first: Row,
  rows: readonly NumberedRow[],
  dialect: FileDialect,
): ProductCandidate => {
  const options = optionNames(first);
  const variants = rows.filter(hasVariant);
  const pictures = picturesOf(rows);
  const product = {
    handle: handleOf(handle),
    title: first.Title.trim(),
    descriptionHtml: first['Body (HTML)'],
    vendor: first.Vendor.trim(),
    type: typeOf(first),
    tags: first.Tags.split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
    isPublished: !isFalse(first.Published),
    status: first.Status.trim().toLowerCase() || 'active',
    isGiftCard: isTrue(first['Gift Card']),
    options,
    variants: variants.map((numbered) => variantOf(numbered, options.length, handleOf(handle), dialect)),
    pictures: pictures.map(({ row }) => ({ source: row['Image Src'].trim(), alt: row['Image Alt Text'].trim() })),
  };
  return {
    product,
    variantRows: variants.map((numbered) => numbered.number),
    pictureRows: pictures.map((numbered) => numbered.number),
  };
};
