import type { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { checkMerchantProduct, type ReadOutcome } from '../merchant-product.ts';
import { type HeaderMap, mapHeader, type Row, rowOf } from './columns.ts';
import { productOfRows } from './rows-to-product.ts';

/** The most rows that one product may take; beyond it the product is refused, so that memory stays bounded. */
const mostRowsOfOneProduct = 5000;

/** The file as a whole cannot be read: no header, a column missing, broken quoting. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';
}

interface Group {
  readonly handle: string;
  readonly line: number;
  readonly first: Row;
  readonly rows: Row[];
  count: number;
}

const outcomeOf = (group: Group): ReadOutcome => {
  if (group.count > mostRowsOfOneProduct) {
    const reason = `the product has more than ${mostRowsOfOneProduct} rows`;
    return { kind: 'rejected', line: group.line, rows: group.count, handle: group.handle, reason };
  }
  return checkMerchantProduct(productOfRows(group.handle, group.first, group.rows), group.line, group.count);
};

const readHeader = (cells: readonly string[]): HeaderMap => {
  const header = mapHeader(cells);
  if (header.ok) return header.map;
  throw new UnreadableFileError(
    `The file has no column ${header.missing.map((column) => `"${column}"`).join(' and no column ')}.`,
  );
};

/**
 * Reads a Shopify product CSV as a stream of products and rejections, one product in memory at a time.
 * Rows of one product stand together; an empty Handle continues the product above.
 * @throws UnreadableFileError when the file as a whole cannot be read.
 */
export async function* readCsv(source: Readable): AsyncGenerator<ReadOutcome> {
  const records = source.pipe(
    parse({ bom: true, info: true, relax_column_count: true, skip_empty_lines: true, max_record_size: 1_000_000 }),
  );
  source.on('error', (error) => records.destroy(error));
  let header: HeaderMap | undefined;
  let group: Group | undefined;
  try {
    for await (const { record: cells, info } of records as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>) {
      if (header === undefined) {
        header = readHeader(cells);
        continue;
      }
      const row = rowOf(cells, header);
      const handle = row.Handle.trim();
      if (group && (handle === '' || handle === group.handle)) {
        group.count += 1;
        if (group.count <= mostRowsOfOneProduct) group.rows.push(row);
        continue;
      }
      if (group) yield outcomeOf(group);
      group = undefined;
      if (handle === '') yield { kind: 'rejected', line: info.lines, rows: 1, handle: '', reason: 'Handle is missing' };
      else group = { handle, line: info.lines, first: row, rows: [row], count: 1 };
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_')) {
      throw new UnreadableFileError(`The file is not a CSV: ${error.message}.`, { cause: error });
    }
    throw error;
  }
  if (header === undefined) throw new UnreadableFileError('The file is empty: its first line must name the columns.');
  if (group) yield outcomeOf(group);
}
