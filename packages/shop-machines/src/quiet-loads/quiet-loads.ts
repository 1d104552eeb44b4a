import { failureCodeOf } from '../failure-code.ts';

/** Told of what went wrong without anybody on the page being told. */
type Warn = (message: string, cause: unknown) => void;

const unlessFailedBy = async <T>(code: string, load: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await load();
  } catch (thrown) {
    if (failureCodeOf(thrown) === code) return undefined;
    throw thrown;
  }
};

/** A category; undefined while the browser is offline (S8-err-other-07). @throws any other failure */
export const loadCategory = <T>(load: () => Promise<T>): Promise<T | undefined> =>
  unlessFailedBy('browser_offline', load);

/** A product; undefined, without a word, where there is none (S8-err-other-08). @throws any other failure */
export const loadProduct = <T>(load: () => Promise<T>): Promise<T | undefined> => unlessFailedBy('not_found', load);

/** A list of products beside others; none where it cannot be loaded (S8-err-other-11). */
export const loadProductList = <T>(load: () => Promise<readonly T[]>): Promise<readonly T[]> => load().catch(() => []);

/** The shopper as a participant of events; undefined with a warning where that cannot be loaded (S8-err-other-22). */
export const loadEventProfile = async <T>(load: () => Promise<T>, warn: Warn): Promise<T | undefined> => {
  try {
    return await load();
  } catch (cause) {
    warn('The event profile could not be loaded', cause);
    return undefined;
  }
};
