/** A cache of values read at one revision of the catalogue; a newer revision invalidates it. */
export interface KeptByRevision<T> {
  /** undefined if the key is not cached, or the catalogue has changed since. */
  get(revision: number, key: string): T | undefined;
  /** Caches a value, unless a newer revision has been seen. */
  set(revision: number, key: string, value: T): void;
  /** The last cached value, whether or not it is still valid. */
  guess(key: string): T | undefined;
  delete(key: string): void;
}

/**
 * @param max maximum number of entries; the least recently used are evicted
 */
export const createKeptByRevision = <T>(max: number): KeptByRevision<T> => {
  let known = 0;
  const values = new Map<string, T>();
  return {
    get: (revision, key) => {
      if (revision !== known) {
        // A read that started before a change may finish after one that started later.
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
