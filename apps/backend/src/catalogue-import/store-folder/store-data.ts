import type { StoreRecord } from './record-schemas.ts';
import type { StoreFileName } from './store-files.ts';

/** What a store folder holds; a file that is not there has no records. */
export type StoreData = { readonly [Name in StoreFileName]: readonly StoreRecord<Name>[] };
