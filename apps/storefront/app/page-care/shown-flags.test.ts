// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { shownFlags } from './shown-flags.ts';

const timed = (...timings: (readonly [name: string, description: string][] | undefined)[]) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
    timings.map((each) => ({
      serverTiming: each?.map(([name, description]) => ({ name, description })),
    })) as unknown as PerformanceEntryList,
  );

afterEach(() => {
  vi.restoreAllMocks();
  delete document.documentElement.dataset.flags;
});

describe('flags of the open page', () => {
  it('are those of its document, until data was loaded with others [S9-flags-04]', () => {
    document.documentElement.dataset.flags = 'document';
    timed(undefined, [['db', 'fast']]);
    expect(shownFlags()).toBe('document');
    timed(
      [['flags', 'first']],
      [
        ['flags', 'second'],
        ['db', 'fast'],
      ],
      undefined,
    );
    expect(shownFlags()).toBe('second');
  });

  it('are unknown where nothing read any [S9-flags-04]', () => {
    timed();
    expect(shownFlags()).toBeUndefined();
  });
});
