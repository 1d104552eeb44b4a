import { places } from './places.ts';

/**
 * Gives the customers of a demo that is new a past, while it is already open. Never rejects: a demo is a demo without it, too.
 * @param onFailed is told why it could not be written
 */
export const writeDemoHistories = async (
  store: { readonly databaseUrl: string; readonly publicUrl: string },
  onFailed: (error: unknown) => void,
): Promise<void> => {
  try {
    const { readStoreFolder, writeHistories } = await import('@ironcart/backend/demo');
    const { customers } = await readStoreFolder(places.demoData, ['customers']);
    await writeHistories({ ...store, customers, now: () => new Date() });
  } catch (error) {
    onFailed(error);
  }
};
