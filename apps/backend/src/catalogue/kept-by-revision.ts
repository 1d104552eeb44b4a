/** Things that were read of the catalogue at one of its revisions; those of an earlier one are gone. */
export interface KeptByRevision<T> {
  /** undefined: nothing is kept under the key, or the catalogue has changed since. */
  get(revision: number, key: string): T | undefined;
  /** Keeps a value, unless the catalogue has been seen to have changed since the revision. */
  set(revision: number, key: string, value: T): void;
  /** What was kept last, whether or not it still holds. */
  guess(key: string): T | undefined;
  delete(key: string): void;
}

/** @param max so many are kept: of more, those go that were not asked for the longest */
export const createKeptByRevision = <T>(max: number): KeptByRevision<T> => {
  let known = 0;
  const values = new Map<string, T>();
  return {
    get: (revision, key) => {
      if (revision !== known) {
        // A reader that asked before a change may come after one that asked behind it.
        if (revision < known) return undefined;
        known = revision;
        values.clear();
      }
      const value = values.get(key);
      if (value === undefined) return undefined;
      values.delete(key);
      values.set(key, value);
      return value;
    },
    set: (revision, key, value) => {
      if (revision !== known) return;
      values.set(key, value);
      if (values.size <= max) return;
      const [longest] = values.keys();
      if (longest !== undefined) values.delete(longest);
    },
    guess: (key) => values.get(key),
    delete: (key) => {
      values.delete(key);
    },
  };
};
