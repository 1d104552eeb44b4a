import type { Transaction } from '../../db/transaction.ts';
import type { StoreData, StoreFolder } from './record-schemas.ts';
import type { StoreFileName } from './store-files.ts';

/** The context for writing records. */
export interface WriteContext {
  readonly now: Date;
  readonly randomId: () => string;
}

/** Called for a record with an unknown product or customer, which is omitted. */
export type OnUnknown = (what: string) => void;

/** Writes the records of each file within a transaction. */
export type RecordWriters = {
  readonly [Name in StoreFileName]: (
    transaction: Transaction,
    records: StoreData[Name],
    onUnknown: OnUnknown,
    context: WriteContext & StoreFolder,
  ) => Promise<void>;
};
