import { failureCodeOf } from '@ironcart/core/result';

/** Receives failures that are not shown to the shopper. */
type Warn = (message: string, cause: unknown) => void;

const unlessFailedBy = async <T>(code: string, load: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await load();
  } catch (thrown) {
    if (failureCodeOf(thrown) === code) return undefined;
    throw thrown;
  }
};

/** Loads a category; undefined while the browser is offline (S8-err-other-07). @throws any other failure */
export const loadCategory = <T>(load: () => Promise<T>): Promise<T | undefined> =>
  unlessFailedBy('browser_offline', load);

/** Loads a product; undefined if it does not exist (S8-err-other-08). @throws any other failure */
export const loadProduct = <T>(load: () => Promise<T>): Promise<T | undefined> => unlessFailedBy('not_found', load);

/** Loads a secondary list of products; empty after a failure (S8-err-other-11). */
export const loadProductList = <T>(load: () => Promise<readonly T[]>): Promise<readonly T[]> => load().catch(() => []);

/** Loads the shopper's event profile; undefined with a warning after a failure (S8-err-other-22). */
export const loadEventProfile = async <T>(load: () => Promise<T>, warn: Warn): Promise<T | undefined> => {
  try {
    return await load();
  } catch (cause) {
    warn('The event profile could not be loaded', cause);
    return undefined;
  }
};
