import { writeFile } from 'node:fs/promises';
import { faultOf, readJsonDocument } from '@ironcart/backend/json-document';
import { exportRates, importRates, UnusableRatesError } from '@ironcart/backend/rates';
import { usage } from '../arguments/rates.mjs';
import { root } from '../prepare/root.mjs';
import { readConfiguration } from './configuration.ts';
import { onGivenFile } from './on-given-file.ts';
import { readGivenText } from './read-given-text.ts';
import { withStoreDatabase } from './store-database.ts';
import { keepExisting, takeForce } from './written-file.ts';

const readDocument = async (file: string): Promise<unknown> => {
  const text = await onGivenFile(file, async () => readGivenText(file));
  try {
    return readJsonDocument(text);
  } catch (cause) {
    throw new UnusableRatesError(`${file} is not JSON${faultOf(cause)}.`);
  }
};

/** `npm run rates`: returns the exit code, 2 if the file was refused and nothing changed. */
export const rates = async (args: readonly string[]): Promise<number> => {
  const {
    replaces,
    rest: [verb, file, ...rest],
  } = takeForce(args);
  if ((verb !== 'import' && verb !== 'export') || file === undefined || rest.length > 0) {
    console.error(usage);
    return 1;
  }
  const document = verb === 'import' ? await readDocument(file) : undefined;
  if (verb === 'export') await keepExisting(file, replaces);
  const configuration = readConfiguration(root, process.env);
  try {
    await withStoreDatabase(configuration, async (db) => {
      if (verb === 'import') await importRates(db, document, configuration.sites);
      else {
        const text = `${JSON.stringify(await exportRates(db), undefined, 2)}\n`;
        await onGivenFile(file, () => writeFile(file, text));
      }
    });
    console.log(
      verb === 'import' ? `  The rates of ${file} apply from now on.` : `  The rates were written to ${file}.`,
    );
    return 0;
  } catch (error) {
    if (!(error instanceof UnusableRatesError)) throw error;
    console.error(`  ${error.message}\n  Nothing was changed.`);
    return 2;
  }
};
