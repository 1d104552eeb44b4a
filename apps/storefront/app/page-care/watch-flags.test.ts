// @vitest-environment jsdom
import { ApiError, type FlagEvent } from '@ironcart/api/client';
import { flagDefaults } from '@ironcart/core/flags';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { flagsDigest } from './flags-digest.ts';
import { shownFlags, watchFlags } from './watch-flags.ts';

const open = (digest?: string) => {
  const reload = vi.fn();
  const watch = { touch: vi.fn(), close: vi.fn() };
  let tell: (event: FlagEvent) => void = () => {};
  const flags = {
    get: async () => flagDefaults,
    watch: (_subject: object, listener: (event: FlagEvent) => void) => {
      tell = listener;
      return watch;
    },
  };
  return {
    reload,
    watch,
    watched: watchFlags({ flags }, { country: undefined, digest, reload }),
    tell: (event: FlagEvent) => tell(event),
  };
};

describe('flag stream of an open page', () => {
  it('reloads the page once for each changed value, but not for initial values [S9-flags-04]', () => {
    const { reload, tell } = open();
    tell({ kind: 'changed', flags: flagDefaults });
    tell({ kind: 'changed', flags: { ...flagDefaults } });
    expect(reload).not.toHaveBeenCalled();
    const changed = { ...flagDefaults, enable_gym_map: true };
    tell({ kind: 'changed', flags: changed });
    tell({ kind: 'changed', flags: changed });
    expect(reload).toHaveBeenCalledTimes(1);
    tell({ kind: 'changed', flags: flagDefaults });
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('reloads the page for a change between its rendering and the start of the stream', () => {
    const rendered = flagsDigest(flagDefaults);
    const changed = { ...flagDefaults, enable_gym_map: true };
    const late = open(rendered);
    late.tell({ kind: 'changed', flags: changed });
    late.tell({ kind: 'changed', flags: changed });
    expect(late.reload).toHaveBeenCalledTimes(1);
    const same = open(rendered);
    same.tell({ kind: 'changed', flags: { ...flagDefaults } });
    expect(same.reload).not.toHaveBeenCalled();
  });

  it('leaves the page unchanged when it is interrupted or idle', () => {
    const { reload, tell } = open();
    tell({ kind: 'changed', flags: flagDefaults });
    tell({
      kind: 'interrupted',
      error: new ApiError({ code: 'no_response', message: 'no response', call: 'flag.stream' }),
    });
    tell({ kind: 'idle' });
    expect(reload).not.toHaveBeenCalled();
  });

  it('is kept by the next page, and ends with the page', () => {
    const { watch, watched } = open();
    watched.touch();
    watched.close();
    expect([watch.touch.mock.calls.length, watch.close.mock.calls.length]).toEqual([1, 1]);
  });
});

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

describe('flags of an open page', () => {
  it('are those of its document, until data was loaded with other flags [S9-flags-04]', () => {
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

  it('are unknown if no code has read any [S9-flags-04]', () => {
    timed();
    expect(shownFlags()).toBeUndefined();
  });
});
