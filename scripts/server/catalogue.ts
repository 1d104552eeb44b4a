import { createWriteStream, type WriteStream } from 'node:fs';
import { open, rm, stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import {
  type CatalogueFormat,
  type CsvDialect,
  cellWithoutFormula,
  exportCatalogue,
  importCatalogue,
  importStoreFolder,
  type MissingPicture,
  StoreFilesError,
} from '@ironcart/backend/catalogue-import';
import { fetchWaitingPictures, type PictureOutcome } from '@ironcart/backend/own-pictures';
import type { Currency } from '@ironcart/core/money';
import type { Sites } from '@ironcart/core/site';
import { SingleBar } from 'cli-progress';
import { usage } from '../arguments/catalogue.mjs';
import { root } from '../prepare/root.mjs';
import { readConfiguration } from './configuration.ts';
import { countOf } from './count-of.ts';
import { onGivenFile } from './on-given-file.ts';
import { withDatabaseForCommand } from './store-database.ts';
import { unknownOptionOf } from './unknown-option.ts';
import { keepExisting } from './written-file.ts';

/** Number of rejected products to print; the report file contains all. */
const printedRejections = 20;

/**
 * A report written as CSV, created with its first row; an earlier run's file is removed. If it cannot be written, a
 * message is printed.
 */
const openReport = async (file: string, heading: string) => {
  await onGivenFile(file, () => rm(file, { force: true }));
  let stream: WriteStream | undefined;
  let failure: Error | undefined;
  return {
    file,
    add: (cells: readonly (string | number)[]): void => {
      if (!stream) {
        stream = createWriteStream(file).once('error', (error) => {
          failure = error;
        });
        stream.write(`${heading}\n`);
      }
      stream.write(`${cells.map(csvCell).join(',')}\n`);
    },
    close: async (): Promise<void> => {
      await new Promise<void>((done) => (stream && !failure ? stream.end(() => done()) : done()));
      if (failure) await onGivenFile(file, () => Promise.reject(failure));
    },
  };
};

const csvCell = (value: string | number): string => `"${cellWithoutFormula(String(value)).replaceAll('"', '""')}"`;

interface Command {
  readonly picturesDir: string;
  /** Whether pictures may come from a private network, for development. */
  readonly allowsPrivate: boolean;
  readonly file: string;
  readonly format: CatalogueFormat;
  readonly currency: Currency;
  readonly sites: Sites;
  readonly databaseUrl: string;
}

const runImport = async (command: Command): Promise<boolean> => {
  const { file, format, currency, sites, databaseUrl } = command;
  const source = (await onGivenFile(file, () => open(file))).createReadStream();
  const report = await openReport(`${file}.rejected.csv`, 'row,rows,handle,reason');
  const bar = new SingleBar({ format: '  {bar} {percentage}%  {rows} rows', clearOnComplete: false });
  bar.start((await stat(file)).size, 0, { rows: 0 });
  const rejected: string[] = [];
  let dialect: CsvDialect | undefined;
  const result = await importCatalogue({
    databaseUrl,
    source,
    format,
    currency,
    sites,
    onDialect: (found) => {
      dialect = found;
    },
    onRead: (rows) => bar.update(source.bytesRead, { rows }),
    onRejected: ({ line, rows, handle, reason }) => {
      report.add([line, rows, handle, reason]);
      if (rejected.length < printedRejections) rejected.push(`    ${handle || 'no handle'}: ${reason}`);
    },
  }).finally(() => bar.stop());
  await report.close();
  if (dialect && (dialect.encoding !== 'UTF-8' || dialect.delimiter !== ',')) {
    console.log(
      `  The file was read as ${dialect.encoding}, its cells parted by ${JSON.stringify(dialect.delimiter)}.`,
    );
  }
  console.log(
    `  ${countOf(result.products, 'product')} imported from ${countOf(result.rows, 'row')}, ${result.rejectedProducts} not taken.`,
  );
  const withVat = sites.all.filter((site) => site.currency === currency && site.showsTaxExclusivePrice);
  if (result.products > 0 && withVat.length > 0) {
    console.log(
      `  Prices count as before tax: shoppers of ${withVat.map(({ name }) => name).join(' and ')} see them with VAT.`,
    );
  }
  if (result.rejectedProducts > 0) console.log(`${rejected.join('\n')}\n  All of them: ${report.file}`);
  await reportPictures(command, result.missingPictures);
  return result.rejectedProducts === 0;
};

/** The reason why a picture named by the file is missing; undefined if it is present. */
const whyMissing = (source: string, outcomes: ReadonlyMap<string, PictureOutcome>): string | undefined => {
  if (!/^https?:/i.test(source)) return 'no picture of this name was added: npm run pictures -- add FILE';
  const outcome = outcomes.get(source);
  return outcome?.refused && `it could not be fetched: ${outcome.refused}`;
};

/**
 * Downloads the pictures that the file names. Reports those that cannot be fetched; their products are imported without
 * them.
 */
const reportPictures = async (command: Command, missing: readonly MissingPicture[]): Promise<void> => {
  const report = await openReport(`${command.file}.missing-pictures.csv`, 'place,handle,picture,reason');
  const outcomes = new Map((await fetchWaitingPictures(command)).map((outcome) => [outcome.source, outcome]));
  const lines: string[] = [];
  for (const { source, place, handle } of missing) {
    const reason = whyMissing(source, outcomes);
    if (reason === undefined) continue;
    report.add([place, handle, source, reason]);
    lines.push(`    ${place}: ${source}: ${reason}`);
  }
  await report.close();
  const fetched = [...outcomes.values()].filter(({ refused }) => refused === undefined).length;
  if (fetched > 0) console.log(`  ${countOf(fetched, 'picture')} fetched.`);
  if (lines.length === 0) return;
  console.log(`  ${countOf(lines.length, 'picture')} missing; what they belong to is shown without:`);
  console.log(`${lines.slice(0, printedRejections).join('\n')}\n  All of them: ${report.file}`);
};

/** Imports the files of a folder, all or none: reports the errors if a file is invalid. */
const importFolder = async (folder: string): Promise<boolean> => {
  try {
    const configuration = readConfiguration(root, process.env);
    const { records, notSold } = await withDatabaseForCommand(configuration, (databaseUrl) =>
      importStoreFolder(databaseUrl, folder, configuration.sites),
    );
    for (const [file, count] of Object.entries(records))
      console.log(`  ${countOf(count, 'record')} of ${file} imported.`);
    for (const sentence of notSold) console.log(`  ${sentence}.`);
    return true;
  } catch (error) {
    if (!(error instanceof StoreFilesError)) throw error;
    console.error(`  Nothing was imported:\n${error.faults.map((fault) => `    ${fault}`).join('\n')}`);
    return false;
  }
};

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

const runExport = async ({ file, format, currency, databaseUrl }: Command): Promise<boolean> => {
  const { products, leftOut } = await onGivenFile(file, async () => {
    const target = (await open(file, 'w')).createWriteStream();
    return exportCatalogue({ databaseUrl, target, format, currency });
  });
  console.log(`  ${countOf(products, 'product')} written to ${file}.`);
  if (leftOut > 0)
    console.log(
      `  Left out: ${leftOut} of the bundles, groups, and gift cards and virtual products that no file brought, which are not part of this format.`,
    );
  return true;
};

const formatOf = (file: string, wanted: string | undefined): CatalogueFormat | undefined => {
  const named = wanted ?? file.split('.').at(-1);
  return named === 'csv' || named === 'json' ? named : undefined;
};

/** @returns the options; undefined to print the usage, or a string that names the unknown option */
const optionsIn = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        format: { type: 'string' },
        currency: { type: 'string', default: 'USD' },
        force: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return args.includes('--help') ? undefined : unknownOptionOf(error);
  }
};

/** `npm run catalogue`: returns the exit code, 0 if every row was imported. */
export const catalogue = async (args: readonly string[]): Promise<number> => {
  const options = optionsIn(args);
  if (typeof options !== 'object') {
    console.error(options === undefined ? usage : `  ${options}\n\n${usage}`);
    return 1;
  }
  const { positionals, values } = options;
  const [verb, file] = positionals;
  if (verb === 'import' && positionals.length === 2 && file !== undefined && (await isFolder(file))) {
    return (await importFolder(file)) ? 0 : 2;
  }
  const run = verb === 'import' ? runImport : verb === 'export' ? runExport : undefined;
  if (!run || file === undefined || positionals.length > 2) {
    console.error(usage);
    return 1;
  }
  const format = formatOf(file, values.format);
  if (format === undefined) {
    const wrong = values.format === undefined ? `The ending of ${file}` : `"${values.format}"`;
    console.error(`  ${wrong} names no format: give --format csv or --format json.\n\n${usage}`);
    return 1;
  }
  if (verb === 'import') {
    await stat(file).catch(() => {
      throw new Error(`There is no file ${file}: give the path of a CSV or JSON file.`);
    });
  }
  if (verb === 'export') await keepExisting(file, values.force);
  const configuration = readConfiguration(root, process.env);
  const { currency } = values;
  if (!configuration.sites.all.some((site) => site.currency === currency)) {
    throw new Error(`No site of the store sells in ${currency}: --currency is one of its sites' currencies.`);
  }
  const isComplete = await withDatabaseForCommand(configuration, (databaseUrl) =>
    run({
      file,
      format,
      currency,
      sites: configuration.sites,
      databaseUrl,
      picturesDir: configuration.picturesDir,
      allowsPrivate: configuration.picturesFromPrivate === 'on',
    }),
  );
  return isComplete ? 0 : 2;
};
