import { constraintInWords, isRefusedRow, keyInWords } from '../../db/constraint-in-words.ts';
import type { Transaction } from '../../db/transaction.ts';
import { catalogueWriters } from './catalogue-writers.ts';
import { contentWriters } from './content-writers.ts';
import { customerWriters } from './customer-writers.ts';
import type { StoreData } from './record-schemas.ts';
import type { OnUnknown, RecordWriters, WriteContext } from './record-writers.ts';
import { type StoreFileName, storeFileNames, storeFiles } from './store-files.ts';
import { StoreFilesError } from './store-files-error.ts';

/** Explains why the database rejects a record, without names of the database; undefined for other errors. */
export const refusedByConstraint = (error: unknown): string | undefined => {
  const key = isRefusedRow(error) ? keyInWords(error.detail) : '';
  if (!isRefusedRow(error) || key === '') return constraintInWords(error);
  return error.code === '23503'
    ? `${key} is not in the store`
    : `${key} belongs to another record of the store already`;
};

const writers: RecordWriters = { ...catalogueWriters, ...contentWriters, ...customerWriters };

/** A writer with its own records. */
const writeOne = <Name extends StoreFileName>(
  transaction: Transaction,
  data: StoreData,
  name: Name,
  onUnknown: OnUnknown,
  context: WriteContext,
): Promise<void> => writers[name](transaction, data[name], onUnknown, { ...context, folder: data.folder });

/**
 * Writes records to a store.
 * @param names the files to write; default: all
 * @returns descriptions of omitted records, which name an unknown product or customer
 * @throws StoreFilesError if records contradict each other or the store; the transaction must then be rolled back
 */
export const writeStoreData = async (
  transaction: Transaction,
  data: StoreData,
  context: WriteContext,
  names: readonly StoreFileName[] = storeFileNames,
): Promise<readonly string[]> => {
  const unknown: string[] = [];
  for (const name of storeFileNames.filter((each) => names.includes(each))) {
    const { file } = storeFiles[name];
    try {
      await writeOne(transaction, data, name, (what) => unknown.push(`${file}: ${what}`), context);
    } catch (error) {
      const refusal = refusedByConstraint(error);
      if (refusal === undefined) throw error;
      throw new StoreFilesError([`${file}: ${refusal}`], { cause: error });
    }
  }
  return unknown;
};
