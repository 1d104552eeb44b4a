import { optionColumns, type Row, soleOption } from './columns.ts';

const isTrue = (cell: string): boolean => cell.trim().toLowerCase() !== 'false';

/** A whole number, 0 for an empty cell, NaN (which the check refuses) for anything else. */
const wholeNumber = (cell: string): number => {
  const trimmed = cell.trim();
  if (trimmed === '') return 0;
  return /^-?\d+(\.0+)?$/.test(trimmed) ? Number(trimmed) : Number.NaN;
};

/** Inches, NaN (which the check refuses) for anything that is no decimal number. */
const decimal = (cell: string): number => (/^\d+(\.\d+)?$/.test(cell.trim()) ? Number(cell) : Number.NaN);

const boxOf = (row: Row) => {
  const sides = [row['Variant Box Length'], row['Variant Box Width'], row['Variant Box Height']] as const;
  if (sides.every((cell) => cell.trim() === '')) return null;
  const [length, width, height] = sides;
  return { length: decimal(length), width: decimal(width), height: decimal(height) };
};

const hasVariant = (row: Row): boolean => row['Variant Price'].trim() !== '' || row['Variant SKU'].trim() !== '';

const optionNames = (first: Row): string[] => {
  const names = optionColumns.map(([name]) => first[name].trim()).filter((name) => name !== '');
  const isSole =
    names.length === 1 && names[0] === soleOption.name && first['Option1 Value'].trim() === soleOption.value;
  return isSole ? [] : names;
};

const variantOf = (row: Row, optionCount: number, handle: string, isOnly: boolean) => ({
  sku: row['Variant SKU'].trim() || (isOnly ? handle.toUpperCase() : ''),
  optionValues: optionColumns.slice(0, optionCount).map(([, value]) => row[value].trim()),
  price: row['Variant Price'].trim(),
  compareAtPrice: row['Variant Compare At Price'].trim() || null,
  weightGrams: wholeNumber(row['Variant Grams']),
  boxInches: boxOf(row),
  quantity: wholeNumber(row['Variant Inventory Qty']),
  canBackorder: row['Variant Inventory Policy'].trim().toLowerCase() === 'continue',
  barcode: row['Variant Barcode'].trim(),
  picture: row['Variant Image'].trim(),
});

const picturesOf = (rows: readonly Row[]) =>
  rows
    .filter((row) => row['Image Src'].trim() !== '')
    .map((row, index) => ({ row, position: wholeNumber(row['Image Position']) || index + 1 }))
    .sort((a, b) => a.position - b.position)
    .map(({ row }) => ({ source: row['Image Src'].trim(), alt: row['Image Alt Text'].trim() }));

/**
 * Puts the rows of one handle together: the first carries what the product has once, each with a price or a SKU adds a
 * variant, each with an image adds a picture. The result is a candidate that still has to be checked.
 */
export const productOfRows = (handle: string, first: Row, rows: readonly Row[]): unknown => {
  const options = optionNames(first);
  const variants = rows.filter(hasVariant);
  return {
    handle,
    title: first.Title.trim(),
    descriptionHtml: first['Body (HTML)'],
    vendor: first.Vendor.trim(),
    type: first.Type.trim(),
    tags: first.Tags.split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
    isPublished: isTrue(first.Published),
    options,
    variants: variants.map((row) => variantOf(row, options.length, handle, variants.length === 1)),
    pictures: picturesOf(rows),
  };
};
