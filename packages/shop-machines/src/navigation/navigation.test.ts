import { describe, expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { redirectLater, type Schedule } from './redirect-later.ts';
import { scrollToHashLater } from './scroll-to-hash.ts';

const open = () => {
  const clock = new SimulatedClock();
  const schedule: Schedule = (task, delayMs) => {
    const timer = clock.setTimeout(task, delayMs);
    return () => clock.clearTimeout(timer);
  };
  return { clock, schedule };
};

describe('redirect', () => {
  it('is followed after 100 ms in a browser [S9-timing-06]', () => {
    const { clock, schedule } = open();
    let isGone = false;
    redirectLater(() => {
      isGone = true;
    }, schedule);
    clock.increment(99);
    expect(isGone).toBe(false);
    clock.increment(1);
    expect(isGone).toBe(true);
  });

  it('is followed immediately on a server [S9-timing-06]', () => {
    let isGone = false;
    const callOff = redirectLater(() => {
      isGone = true;
    }, undefined);
    callOff();
    expect(isGone).toBe(true);
  });

  it('is cancelled by another navigation', () => {
    const { clock, schedule } = open();
    let isGone = false;
    redirectLater(() => {
      isGone = true;
    }, schedule)();
    clock.increment(1_000);
    expect(isGone).toBe(false);
  });
});

describe('hash of a URL', () => {
  it.each([
    ['#reviews', 'reviews'],
    ['#gear%20specs', 'gear specs'],
    ['#100%', '100%'],
    ['#%E0%A4%A', '%E0%A4%A'],
  ])('%s scrolls to its element after 300 ms [S9-timing-09]', (hash, id) => {
    const { clock, schedule } = open();
    const seen: string[] = [];
    scrollToHashLater(hash, { schedule, scrollToId: (found) => seen.push(found) });
    clock.increment(299);
    expect(seen).toEqual([]);
    clock.increment(1);
    expect(seen).toEqual([id]);
  });

  it.each(['', '#'])('%j does not scroll', (hash) => {
    const { clock, schedule } = open();
    const seen: string[] = [];
    scrollToHashLater(hash, { schedule, scrollToId: (found) => seen.push(found) });
    clock.increment(1_000);
    expect(seen).toEqual([]);
  });

  it('is cancelled by the next navigation', () => {
    const { clock, schedule } = open();
    const seen: string[] = [];
    scrollToHashLater('#reviews', { schedule, scrollToId: (found) => seen.push(found) })();
    clock.increment(1_000);
    expect(seen).toEqual([]);
  });
});
