import type { Transaction } from '../../db/transaction.ts';
import type { StoreData } from './record-schemas.ts';
import type { StoreFileName } from './store-files.ts';

/** What writing needs beside the records. */
export interface WriteContext {
  readonly now: Date;
  readonly randomId: () => string;
}

/** Told of a record that names a product or a customer whom the store does not have: it is left out. */
export type OnUnknown = (what: string) => void;

/** Writes the records of each file in the transaction that it is given. */
export type RecordWriters = {
  readonly [Name in StoreFileName]: (
    transaction: Transaction,
    records: StoreData[Name],
    onUnknown: OnUnknown,
    context: WriteContext,
  ) => Promise<void>;
};
