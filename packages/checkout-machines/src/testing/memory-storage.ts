import type { TextStorage } from '../ports.ts';

/** Storage that counts its writes. */
export const memoryStorage = (entries: Readonly<Record<string, string>> = {}) => {
  const texts = new Map(Object.entries(entries));
  const writes: string[] = [];
  const storage: TextStorage = {
    get: (key) => texts.get(key) ?? null,
    set: (key, value) => {
      writes.push(key);
      texts.set(key, value);
    },
    remove: (key) => {
      texts.delete(key);
    },
  };
  return { ...storage, texts, writes };
};

/** Storage that rejects everything, as in a private window. */
export const deniedStorage: TextStorage = {
  get: () => {
    throw new Error('denied');
  },
  set: () => {
    throw new Error('full');
  },
  remove: () => {
    throw new Error('denied');
  },
};
