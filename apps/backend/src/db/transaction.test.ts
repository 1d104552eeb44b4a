import { describe, expect, it } from 'vitest';
import { retryingConflicts, violates } from './transaction.ts';

const fault = (facts: object) => Object.assign(new Error('a fault'), facts);

/** Work that fails this many times, and a count of its attempts. */
const failing = (times: number, error: unknown) => {
  const work = {
    begun: 0,
    run: async () => {
      work.begun += 1;
      if (work.begun <= times) throw error;
      return 'done';
    },
  };
  return work;
};

describe('transaction with conflicts', () => {
  it.each(['40001', '40P01'])('is retried after %s, at most four times', async (code) => {
    const fourth = failing(4, fault({ code }));
    expect(await retryingConflicts(fourth.run)).toBe('done');
    const fifth = failing(5, fault({ code }));
    await expect(retryingConflicts(fifth.run)).rejects.toMatchObject({ code });
    expect(fifth.begun).toBe(5);
  });

  it.each([fault({ code: '23505' }), fault({ code: 40_001 }), fault({}), { code: '40001' }, undefined])(
    'is not retried after any other error: %o',
    async (error) => {
      const work = failing(1, error);
      await expect(retryingConflicts(work.run)).rejects.toBe(error);
      expect(work.begun).toBe(1);
    },
  );
});

it.each([
  [true, fault({ constraint: 'one' })],
  [false, fault({ constraint: 'another' })],
  [false, fault({})],
  [false, { constraint: 'one' }],
])('constraint violation of %s is detected: %o', (does, error) => {
  expect(violates(error, 'one')).toBe(does);
});
