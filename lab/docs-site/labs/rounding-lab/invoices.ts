import { isPercent, type Money, parseMoney, readNumber } from '@ironcart/core/money';
import { parse } from 'csv-parse/browser/esm/sync';

export interface InvoiceLine {
  readonly net: Money;
  /** Percent as decimal text. */
  readonly rate: string;
  readonly quantity: number;
}

/** An invoice: its lines, and the tax charged. */
export interface Invoice {
  readonly name: string;
  readonly lines: readonly InvoiceLine[];
  readonly tax: Money;
}

/** The columns of the file, in any order and case; `invoice` and `quantity` may be missing. */
export const columns = ['invoice', 'net', 'rate', 'quantity', 'tax'] as const;

type Row = Readonly<Partial<Record<(typeof columns)[number], string>>>;

/** An error in a file: in a row, counted from 1 after the header, or in the whole file. */
export interface FileFault {
  readonly row: number | undefined;
  readonly message: string;
}

export type InvoiceFile =
  | { readonly ok: true; readonly invoices: readonly Invoice[] }
  | { readonly ok: false; readonly faults: readonly FileFault[] };

/** The header's separator: in a file with semicolons, a comma is part of a number. */
const delimiterOf = (text: string): string => {
  const [header = ''] = text.trimStart().split('\n');
  return [';', '\t'].find((delimiter) => header.includes(delimiter)) ?? ',';
};

/** Columns without which an invoice cannot be explained. */
const required = ['net', 'rate', 'tax'] as const;

/** The names of the columns. @throws Error with the missing ones, and what the header contains instead */
const columnsOf = (header: readonly string[]): string[] => {
  const names = header.map((name) => name.trim().toLowerCase());
  const missing = required.filter((name) => !names.includes(name));
  if (missing.length === 0) return names;
  throw new Error(
    `The first row has to name the columns ${required.join(', ')}. It lacks ${missing.join(', ')}: “${header.join(', ')}”`,
  );
};

const rowsOf = (text: string): readonly Row[] =>
  parse(text, {
    bom: true,
    columns: columnsOf,
    delimiter: delimiterOf(text),
    skip_empty_lines: true,
    trim: true,
  });

/** '12,5' is 12.5; '1,299' could be either, and is refused. */
const digitsOf = (text: string): string => readNumber(text, { comma: undefined, point: 'decimals' }) ?? '';

/** '7', '7.0' and '7 %' are one rate. */
const rateOf = (text: string): string | undefined => {
  const digits = digitsOf(text.replace(/\s*%$/, ''));
  return isPercent(digits) && Number(digits) >= 0 ? String(Number(digits)) : undefined;
};

/**
 * Reads invoices from CSV: one row for each line, with the net amount of all of its pieces, the rate, the quantity and
 * the tax. A file that states the tax per invoice has it in one row and none in the others. Without the column
 * `invoice`, each row is an invoice.
 */
export const readInvoices = (text: string): InvoiceFile => {
  let rows: readonly Row[];
  try {
    rows = rowsOf(text);
  } catch (error) {
    return { ok: false, faults: [{ row: undefined, message: error instanceof Error ? error.message : String(error) }] };
  }
  const faults: FileFault[] = [];
  const invoices = new Map<string, Invoice>();
  for (const [at, { invoice, net = '', rate = '', quantity = '', tax = '' }] of rows.entries()) {
    const row = at + 1;
    const amount = parseMoney(digitsOf(net));
    const percent = rateOf(rate);
    const charged = parseMoney(tax === '' ? '0' : digitsOf(tax));
    const pieces = quantity === '' ? 1 : Number(quantity);
    if (!amount.ok) faults.push({ row, message: `“${net}” is no net amount` });
    if (percent === undefined) faults.push({ row, message: `“${rate}” is no rate in percent` });
    if (!charged.ok) faults.push({ row, message: `“${tax}” is no tax` });
    if (!Number.isSafeInteger(pieces) || pieces < 1) faults.push({ row, message: `“${quantity}” is no quantity` });
    if (!amount.ok || percent === undefined || !charged.ok) continue;
    const name = invoice === undefined || invoice === '' ? `row ${row}` : invoice;
    const known = invoices.get(name) ?? { name, lines: [], tax: 0 };
    invoices.set(name, {
      name,
      lines: [...known.lines, { net: amount.value, rate: percent, quantity: pieces }],
      tax: (known.tax + charged.value) as Money,
    });
  }
  if (rows.length === 0) faults.push({ row: undefined, message: 'The file has no rows after its header' });
  return faults.length > 0 ? { ok: false, faults } : { ok: true, invoices: [...invoices.values()] };
};
