import { places } from './places.ts';

/** The order history of a new demo's customers, written before the store is opened. */
export interface DemoHistories {
  /** Never rejects. */
  readonly written: Promise<void>;
  /** Ends after the step in progress; the next start continues. */
  stop(): Promise<void>;
}

/**
 * Starts writing a history for the customers of a new demo. A failure does not stop the store, because the history is
 * optional.
 * @param onFailed receives the reason in one line
 */
export const writeDemoHistories = (
  store: { readonly databaseUrl: string; readonly publicUrl: string },
  onFailed: (reason: string) => void,
): DemoHistories => {
  const stopping = new AbortController();
  const write = async (): Promise<void> => {
    try {
      const { readStoreFolder, writeHistories } = await import('@ironcart/backend/demo');
      const { customers } = await readStoreFolder(places.demoData, ['customers']);
      await writeHistories({ ...store, customers, now: () => new Date(), signal: stopping.signal });
    } catch (error) {
      onFailed(error instanceof Error ? error.message : String(error));
    }
  };
  const written = write();
  return {
    written,
    stop: () => {
      stopping.abort();
      return written;
    },
  };
};
