import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { checkMerchantProduct, type ReadOutcome } from '../merchant-product.ts';
import { type Column, type HeaderMap, knownNames, mapHeader, optionColumns, type Row, rowOf } from './columns.ts';
import { decodeText, type Encoding } from './decode-text.ts';
import { type Delimiter, findDelimiter } from './find-delimiter.ts';
import { faultOfWidth, refuseColumnTwice } from './row-width.ts';
import { type FileDialect, type NumberedRow, type ProductCandidate, productOfRows } from './rows-to-product.ts';
import { UnreadableFileError } from './unreadable-file.ts';

/** Maximum number of rows of one product; a product with more is rejected, so that memory stays bounded. */
const mostRowsOfOneProduct = 5000;
/**
 * Maximum length of a row in bytes: an unclosed quotation mark would otherwise read the rest of the file as one row.
 */
const longestRow = 1_000_000;

/** The detected format of a file. */
export interface CsvDialect {
  readonly encoding: Encoding;
  readonly delimiter: Delimiter;
}

interface Group {
  readonly handle: string;
  readonly line: number;
  readonly first: Row;
  readonly rows: NumberedRow[];
  count: number;
  /** Why a row of the product cannot be read, with its number. */
  fault: string | undefined;
}

interface CsvRecord {
  readonly record: string[];
  readonly info: { readonly records: number; readonly empty_lines: number };
}

const productColumns: Readonly<Record<string, Column>> = {
  handle: 'Handle',
  title: 'Title',
  descriptionHtml: 'Body (HTML)',
  vendor: 'Vendor',
  type: 'Type',
  tags: 'Tags',
  status: 'Status',
  options: 'Option1 Name',
  isGiftCard: 'Gift Card',
};
const variantColumns: Readonly<Record<string, Column>> = {
  sku: 'Variant SKU',
  price: 'Variant Price',
  compareAtPrice: 'Variant Compare At Price',
  weightGrams: 'Variant Grams',
  quantity: 'Variant Inventory Qty',
  barcode: 'Variant Barcode',
  picture: 'Variant Image',
  length: 'Variant Box Length',
  width: 'Variant Box Width',
  height: 'Variant Box Height',
};

/** The position of a product's field in the file, with the file's own column name. */
const placeOf = (
  path: readonly (string | number)[],
  group: Group,
  { variantRows, pictureRows }: ProductCandidate,
  { names }: HeaderMap,
): string => {
  const [field = '', index, detail, more] = path;
  const named = (column: Column | undefined) => (column ? `, column "${names.get(column) ?? column}"` : '');
  if (field === 'variants' && typeof index === 'number') {
    const option = detail === 'optionValues' && typeof more === 'number' ? optionColumns[more]?.[1] : undefined;
    const column = option ?? variantColumns[String(detail === 'boxInches' ? more : detail)];
    return `row ${variantRows[index] ?? group.line}${named(column)}`;
  }
  if (field === 'pictures' && typeof index === 'number') {
    return `row ${pictureRows[index] ?? group.line}${named(detail === 'alt' ? 'Image Alt Text' : 'Image Src')}`;
  }
  return `row ${group.line}${named(productColumns[field])}`;
};

const outcomeOf = (group: Group, header: HeaderMap, delimiter: Delimiter): ReadOutcome => {
  const tooMany =
    group.count > mostRowsOfOneProduct ? `the product has more than ${mostRowsOfOneProduct} rows` : undefined;
  const reason = group.fault ?? tooMany;
  if (reason !== undefined) {
    return { kind: 'rejected', line: group.line, rows: group.count, handle: group.handle, reason };
  }
  const dialect: FileDialect = { delimiter, has: (column) => header.positions.has(column) };
  const candidate = productOfRows(group.handle, group.first, group.rows, dialect);
  return checkMerchantProduct(candidate.product, group.line, group.count, (path) =>
    placeOf(path, group, candidate, header),
  );
};

/** The usual names of the required columns in merchants' files. */
const requiredInWords: Readonly<Partial<Record<Column, string>>> = {
  'Variant Price': '"Variant Price" (or "Price")',
};

const readHeader = (cells: readonly string[]): HeaderMap => {
  refuseColumnTwice(knownNames(cells));
  const header = mapHeader(cells);
  if (header.ok) return header.map;
  const missing = header.missing.map((column) => requiredInWords[column] ?? `"${column}"`);
  throw new UnreadableFileError(
    `The file's first line has no column ${missing.join(' and no column ')}: it must name the columns of Shopify's product CSV.`,
  );
};

/** Explanations of CSV syntax errors for the file's author. */
const faults: Readonly<Record<string, (row: number) => string>> = {
  CSV_MAX_RECORD_SIZE: (row) =>
    `Row ${row} is longer than ${longestRow / 1_000_000} MB: a quotation mark in it is probably never closed.`,
  CSV_QUOTE_NOT_CLOSED: (row) => `A quotation mark that opens in row ${row} is never closed.`,
};

const inWords = (error: unknown, row: number): unknown => {
  if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_'))) return error;
  const sentence =
    faults[String(error.code)]?.(row) ?? `Row ${row} is not CSV: its quotation marks do not fit its cells.`;
  return new UnreadableFileError(sentence, { cause: error });
};

const missingHandle = (line: number): ReadOutcome => ({
  kind: 'rejected',
  line,
  rows: 1,
  handle: '',
  reason: `row ${line}: neither a handle nor a title says which product it is of`,
});

/**
 * Reads a Shopify product CSV as a stream of products and rejections, one product in memory at a time. The rows of a
 * product are adjacent; an empty handle continues the previous product.
 * @param onDialect receives the file's format after the header, and again when more is known
 * @throws UnreadableFileError if the file as a whole cannot be read
 */
export async function* readCsv(
  source: Readable,
  onDialect: (dialect: CsvDialect) => void = () => undefined,
): AsyncGenerator<ReadOutcome> {
  let encoding: Encoding = 'UTF-8';
  const decoded = decodeText(source, (found) => {
    encoding = found;
  });
  const { delimiter, text } = await findDelimiter(decoded);
  const records = parse({
    delimiter,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: longestRow,
  });
  const input = Readable.from(text, { objectMode: false });
  input.on('error', (error) => records.destroy(error));
  input.pipe(records);
  let header: HeaderMap | undefined;
  let headerCells: readonly string[] = [];
  let group: Group | undefined;
  let number = 0;
  try {
    for await (const { record: cells, info } of records as AsyncIterable<CsvRecord>) {
      number = info.records + info.empty_lines;
      if (header === undefined) {
        header = readHeader(cells);
        headerCells = cells;
        continue;
      }
      // Spreadsheets often write thousands of empty rows below the last product.
      if (cells.every((cell) => cell.trim() === '')) continue;
      const row = rowOf(cells, header);
      const width = faultOfWidth(cells, headerCells);
      const fault = width === undefined ? undefined : `row ${number}: ${width}`;
      // A file without handles identifies products by title; a blank handle continues the previous product.
      const isNamedByTitle = group === undefined || !header.positions.has('Handle');
      const handle = row.Handle.trim() || (isNamedByTitle ? row.Title.trim() : '');
      if (group && (handle === '' || handle === group.handle)) {
        group.count += 1;
        group.fault ??= fault;
        if (group.count <= mostRowsOfOneProduct) group.rows.push({ row, number });
        continue;
      }
      if (group) yield outcomeOf(group, header, delimiter);
      group = undefined;
      if (handle === '') yield missingHandle(number);
      else group = { handle, line: number, first: row, rows: [{ row, number }], count: 1, fault };
    }
  } catch (error) {
    throw inWords(error, number + 1);
  } finally {
    input.destroy();
  }
  onDialect({ encoding, delimiter });
  if (header === undefined) throw new UnreadableFileError('The file is empty: its first line must name the columns.');
  if (number <= 1) throw new UnreadableFileError('The file names columns and holds no product.');
  if (group) yield outcomeOf(group, header, delimiter);
}
