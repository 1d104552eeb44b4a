import { places } from './places.ts';

/**
 * Writes a history for the customers of a new demo while it is already open. Never rejects, because the history is
 * optional.
 * @param onFailed receives the reason for a failure
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
