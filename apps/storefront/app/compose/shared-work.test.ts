import { describe, expect, it } from 'vitest';
import { createSharedWork } from './shared-work.ts';

/** Work that the test completes, with a count of its starts. */
const openWork = () => {
  const ends: ((fails?: boolean) => void)[] = [];
  const work = () =>
    new Promise<number>((resolve, reject) => {
      const turn = ends.length;
      ends.push((fails = false) => (fails ? reject(new Error('failed')) : resolve(turn)));
    });
  return { work, ends };
};

describe('concurrent work', () => {
  it('starts immediately for the first caller, and once more for all callers during its run', async () => {
    const { share } = createSharedWork<number>();
    const { work, ends } = openWork();
    const asked = [share('a', work), share('a', work), share('a', work)];
    expect(ends.length).toBe(1);
    ends[0]?.();
    expect(await asked[0]).toBe(0);
    await Promise.resolve();
    expect(ends.length).toBe(2);
    ends[1]?.();
    expect(await Promise.all(asked)).toEqual([0, 1, 1]);
  });

  it('runs separately for another key, and again after it has ended', async () => {
    const { share } = createSharedWork<number>();
    const { work, ends } = openWork();
    const asked = [share('a', work), share('b', work)];
    for (const end of ends) end();
    expect(await Promise.all(asked)).toEqual([0, 1]);
    const again = share('a', work);
    ends[2]?.();
    expect(await again).toBe(2);
  });

  it('that fails does not affect later calls', async () => {
    const { share } = createSharedWork<number>();
    const { work, ends } = openWork();
    const [first, second] = [share('a', work), share('a', work)];
    ends[0]?.(true);
    await expect(first).rejects.toThrow('failed');
    await Promise.resolve();
    ends[1]?.();
    expect(await second).toBe(1);
  });
});
