import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import {
  type CatalogueFormat,
  type CsvDialect,
  exportCatalogue,
  importCatalogue,
} from '@ironcart/backend/catalogue-import';
import { fetchWaitingPictures } from '@ironcart/backend/own-pictures';
import type { Currency } from '@ironcart/core';
import { SingleBar } from 'cli-progress';
import { root } from '../prepare/root.mjs';
import { readConfiguration } from './configuration.ts';
import { openDatabaseForCommand } from './store-database.ts';

const usage = `Usage:
  npm run catalogue -- import FILE [--format csv|json] [--currency USD]
  npm run catalogue -- export FILE [--format csv|json] [--currency USD]

The format follows from the file's ending when --format is left out. docs/catalogue.md describes both formats.`;

const currencies: readonly Currency[] = ['USD', 'CAD', 'AUD', 'EUR', 'GBP'];

/** How many rejected products are printed; the report file has all of them. */
const printedRejections = 20;

const csvCell = (value: string | number): string => `"${String(value).replaceAll('"', '""')}"`;

interface Command {
  readonly picturesDir: string;
  /** Whether pictures may lie in a private network, for development. */
  readonly allowsPrivate: boolean;
  readonly file: string;
  readonly format: CatalogueFormat;
  readonly currency: Currency;
  readonly databaseUrl: string;
}

const runImport = async (command: Command): Promise<boolean> => {
  const { file, format, currency, databaseUrl } = command;
  const source = createReadStream(file);
  const reportFile = `${file}.rejected.csv`;
  const bar = new SingleBar({ format: '  {bar} {percentage}%  {rows} rows', clearOnComplete: false });
  bar.start((await stat(file)).size, 0, { rows: 0 });
  const rejected: string[] = [];
  let dialect: CsvDialect | undefined;
  const report = createWriteStream(reportFile);
  report.write('row,rows,handle,reason\n');
  const result = await importCatalogue({
    databaseUrl,
    source,
    format,
    currency,
    onDialect: (found) => {
      dialect = found;
    },
    onRead: (rows) => bar.update(source.bytesRead, { rows }),
    onRejected: ({ line, rows, handle, reason }) => {
      report.write(`${[line, rows, handle, reason].map(csvCell).join(',')}\n`);
      if (rejected.length < printedRejections) rejected.push(`    ${handle || 'no handle'}: ${reason}`);
    },
  }).finally(() => bar.stop());
  await new Promise((resolve) => report.end(resolve));
  if (dialect && (dialect.encoding !== 'UTF-8' || dialect.delimiter !== ',')) {
    console.log(
      `  The file was read as ${dialect.encoding}, its cells parted by ${JSON.stringify(dialect.delimiter)}.`,
    );
  }
  console.log(`  ${result.products} products imported from ${result.rows} rows, ${result.rejectedProducts} not taken.`);
  if (result.rejectedProducts > 0) console.log(`${rejected.join('\n')}\n  All of them: ${reportFile}`);
  await fetchPictures(command);
  return result.rejectedProducts === 0;
};

/** Fetches the pictures that the file names; those that cannot be had are told, and the products are there without. */
const fetchPictures = async (command: Command): Promise<void> => {
  const outcomes = await fetchWaitingPictures(command);
  if (outcomes.length === 0) return;
  const refused = outcomes.flatMap(({ source, handle, refused: why }) =>
    why === undefined ? [] : [`    ${handle ?? ''}: ${source} was not taken: ${why}`],
  );
  console.log(`  ${outcomes.length - refused.length} pictures fetched, ${refused.length} not.`);
  if (refused.length > 0) console.log(refused.slice(0, printedRejections).join('\n'));
};

const runExport = async ({ file, format, currency, databaseUrl }: Command): Promise<boolean> => {
  const { products, leftOut } = await exportCatalogue({
    databaseUrl,
    target: createWriteStream(file),
    format,
    currency,
  });
  console.log(`  ${products} products written to ${file}.`);
  if (leftOut > 0)
    console.log(`  ${leftOut} bundles, groups, gift cards and virtual products are not part of this format.`);
  return true;
};

const formatOf = (file: string, wanted: string | undefined): CatalogueFormat | undefined => {
  const named = wanted ?? file.split('.').at(-1);
  return named === 'csv' || named === 'json' ? named : undefined;
};

/** `npm run catalogue`: answers the exit code, 0 when everything in the file was taken. */
export const catalogue = async (args: readonly string[]): Promise<number> => {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { format: { type: 'string' }, currency: { type: 'string', default: 'USD' } },
  });
  const [verb, file] = positionals;
  const currency = currencies.find((known) => known === values.currency);
  const format = file === undefined ? undefined : formatOf(file, values.format);
  const run = verb === 'import' ? runImport : verb === 'export' ? runExport : undefined;
  if (!run || file === undefined || format === undefined || currency === undefined || positionals.length > 2) {
    console.error(usage);
    return 1;
  }
  if (verb === 'import') {
    await stat(file).catch(() => {
      throw new Error(`There is no file ${file}: give the path of a CSV or JSON file.`);
    });
  }
  const configuration = readConfiguration(root, process.env);
  const database = await openDatabaseForCommand(configuration);
  try {
    const isComplete = await run({
      file,
      format,
      currency,
      databaseUrl: database.url,
      picturesDir: configuration.picturesDir,
      allowsPrivate: configuration.picturesFromPrivate === 'on',
    });
    return isComplete ? 0 : 2;
  } finally {
    await database.close();
  }
};
