import { pendingStorageKey } from '@ironcart/core/checkout';
import { describe, expect, it } from 'vitest';
import { deniedStorage, memoryStorage } from '../testing/memory-storage.ts';
import { startMs } from '../testing/placement-world.ts';
import { hasStoredPending } from './pending-storage.ts';

const now = () => startMs;

describe('stored pending order', () => {
  it.each([
    ['is there where anything is kept under its key', memoryStorage({ [pendingStorageKey]: 'x' }), true],
    ['is not where an empty text is kept', memoryStorage({ [pendingStorageKey]: '' }), false],
    ['is not where nothing is kept', memoryStorage(), false],
    ['is not where the storage refuses', deniedStorage, false],
  ])('%s', (_title, storage, isThere) => {
    expect(hasStoredPending({ storage, now })).toBe(isThere);
  });

  it('is lost with a log message if the storage fails', () => {
    const logged: unknown[] = [];
    hasStoredPending({ storage: deniedStorage, now, log: (...entry) => logged.push(entry) });
    expect(logged).toEqual([['The browser’s storage could not be used', { code: 'unexpected' }]]);
  });
});
