import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { saveNewsletters } from './save-newsletters.ts';

const lists = fc.uniqueArray(fc.integer({ min: 1, max: 6 }));

it('newsletter preferences send only the differences, without empty calls [S5-newsletter-01]', async () => {
  await fc.assert(
    fc.asyncProperty(lists, lists, async (current, wanted) => {
      const read = new Set(current);
      const calls: (readonly number[])[] = [];
      await saveNewsletters(current, wanted, {
        subscribe: async (ids) => {
          calls.push(ids);
          for (const id of ids) expect(read.has(id)).toBe(false);
          for (const id of ids) read.add(id);
        },
        unsubscribe: async (ids) => {
          calls.push(ids);
          for (const id of ids) expect(read.delete(id)).toBe(true);
        },
      });
      expect([...read].sort()).toEqual([...wanted].sort());
      expect(calls.every((ids) => ids.length > 0)).toBe(true);
    }),
    { numRuns: 60 },
  );
});

it('newsletter preferences report a failure to the caller, with nothing saved', async () => {
  const refused = new Error('newsletters_not_saved');
  const ports = { subscribe: async () => Promise.reject(refused), unsubscribe: async () => undefined };
  await expect(saveNewsletters([], [1], ports)).rejects.toBe(refused);
});
