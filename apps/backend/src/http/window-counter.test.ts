import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { createWindowCounter } from './window-counter.ts';

const WINDOW_MS = 60_000;
const START_MS = Date.parse('2026-11-29T12:00:00Z');

/** The process's memory after a garbage collection, in bytes. */
const memoryHeld = (): number => {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

describe('createWindowCounter', () => {
  it('counts each bucket in its own window, and begins a new window once that has ended', () => {
    const { count } = createWindowCounter();
    expect(count('a', WINDOW_MS, START_MS)).toEqual({ count: 1, endsAtMs: START_MS + WINDOW_MS });
    expect(count('b', WINDOW_MS, START_MS + 10).count).toBe(1);
    expect(count('a', WINDOW_MS, START_MS + 20)).toEqual({ count: 2, endsAtMs: START_MS + WINDOW_MS });
    expect(count('a', WINDOW_MS, START_MS + WINDOW_MS).count).toBe(1);
  });

  it('ends windows started before the clock was set back', () => {
    const { count } = createWindowCounter();
    count('a', WINDOW_MS, START_MS + 3 * WINDOW_MS);
    expect(count('a', WINDOW_MS, START_MS)).toEqual({ count: 1, endsAtMs: START_MS + WINDOW_MS });
  });

  it('keeps the windows of 20,000 shoppers apart', () => {
    const { count } = createWindowCounter();
    const buckets = Array.from({ length: 20_000 }, (_, at) => `checkoutUpdate session ${at}`);
    for (const bucket of buckets) count(bucket, WINDOW_MS, START_MS);
    expect(new Set(buckets.map((bucket) => count(bucket, WINDOW_MS, START_MS).count))).toEqual(new Set([2]));
  });

  it('uses no memory for a million more, and drops the windows that end first', () => {
    const { count } = createWindowCounter();
    count('first', WINDOW_MS, START_MS);
    const before = memoryHeld();
    for (let at = 0; at < 1_000_000; at += 1) count(`search address ${at}`, WINDOW_MS, START_MS + 1);
    expect(memoryHeld() - before).toBeLessThan(2_000_000);
    expect(count('first', WINDOW_MS, START_MS + 2).count).toBe(1);
  });
});
