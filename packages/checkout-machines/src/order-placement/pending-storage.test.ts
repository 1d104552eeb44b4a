import { pendingStorageKey } from '@ironcart/core/checkout';
import { describe, expect, it } from 'vitest';
import { deniedStorage, memoryStorage } from '../testing/memory-storage.ts';
import { startMs } from '../testing/placement-world.ts';
import { hasStoredPending } from './pending-storage.ts';

const now = () => startMs;

describe('stored pending order', () => {
  it.each([
    ['is found with any text under its key', memoryStorage({ [pendingStorageKey]: 'x' }), true],
    ['is not found with an empty text', memoryStorage({ [pendingStorageKey]: '' }), false],
    ['is not found in an empty storage', memoryStorage(), false],
    ['is not found if the storage fails', deniedStorage, false],
  ])('%s', (_title, storage, isThere) => {
    expect(hasStoredPending({ storage, now })).toBe(isThere);
  });

  it('is lost with a log message if the storage fails', () => {
    const logged: unknown[] = [];
    hasStoredPending({ storage: deniedStorage, now, log: (...entry) => logged.push(entry) });
    expect(logged).toEqual([['The browser’s storage could not be used', { code: 'unexpected' }]]);
  });
});
