import { dataFolder } from '@ironcart/seed';
import { readStoreFolder } from '../catalogue-import/store-folder/read-store-folder.ts';
import type { StoreData } from '../catalogue-import/store-folder/store-data.ts';

/** The demo store's records, as an import reads them. */
export const readDemoData = (): Promise<StoreData> => readStoreFolder(dataFolder);
