import { createReadStream } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { decodeText } from '../csv/decode-text.ts';
import { findDelimiter } from '../csv/find-delimiter.ts';
import { faultOfWidth, refuseColumnTwice } from '../csv/row-width.ts';
import { amountIn } from '../csv/rows-to-product.ts';
import { UnreadableFileError } from '../csv/unreadable-file.ts';
import type { Columns } from './store-files.ts';

/** A row's cells by column name, and the row's number in a spreadsheet. */
export interface TableRow {
  readonly cells: Readonly<Record<string, string>>;
  readonly number: number;
  /** Why the row cannot be read; undefined otherwise. */
  readonly fault: string | undefined;
}

/** csv-parse's result with the option `info`, which its types lack. */
interface ParsedRow {
  readonly record: readonly string[];
  readonly info: { readonly records: number; readonly empty_lines: number };
}

const amountColumns = new Set(['Price', 'Compare-at price', 'Balance', 'Amount', 'Percent']);

/**
 * Reads a CSV with these columns in any order, ignoring others. Encodings, delimiters and amounts are as in a product
 * CSV.
 * @throws UnreadableFileError if it is no such table
 */
export const readTable = async (file: string, columns: Columns): Promise<readonly TableRow[]> => {
  const headers = new Map(Object.entries(columns).map(([name, header]) => [header.toLowerCase(), name]));
  const countKnown = (cells: readonly string[]) =>
    cells.filter((cell) => headers.has(cell.trim().toLowerCase())).length;
  const { delimiter, text } = await findDelimiter(decodeText(createReadStream(file)), countKnown);
  let whole = '';
  for await (const chunk of text) whole += chunk;
  let rows: readonly ParsedRow[];
  try {
    rows = parse(whole, {
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as readonly ParsedRow[];
  } catch (cause) {
    throw new UnreadableFileError('The file is not CSV: its quotation marks do not fit its cells.', { cause });
  }
  const [first, ...rest] = rows;
  const names = (first?.record ?? []).map((header) => headers.get(header.trim().toLowerCase()));
  refuseColumnTwice(names.flatMap((name) => (name === undefined ? [] : (columns[name] ?? name))));
  const missing = Object.entries(columns).filter(([name]) => !names.includes(name));
  if (missing.length > 0) {
    throw new UnreadableFileError(
      `The first line has no column ${missing.map(([, header]) => `"${header}"`).join(' and no column ')}.`,
    );
  }
  return rest
    .filter(({ record }) => record.some((cell) => cell.trim() !== ''))
    .map(({ record, info }) => ({
      number: info.records + info.empty_lines,
      fault: faultOfWidth(record, first?.record ?? []),
      cells: Object.fromEntries(
        names.flatMap((name, at) => {
          if (name === undefined) return [];
          const cell = (record[at] ?? '').trim();
          return [[name, amountColumns.has(columns[name] ?? '') ? amountIn(cell, { delimiter }) : cell]];
        }),
      ),
    }));
};
