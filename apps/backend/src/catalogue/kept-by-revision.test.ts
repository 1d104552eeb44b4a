import { describe, expect, it } from 'vitest';
import { createKeptByRevision } from './kept-by-revision.ts';

describe('cache keyed by catalogue revision', () => {
  it('returns a value only at the revision at which it was read', () => {
    const kept = createKeptByRevision<string>(10);
    kept.get(1, 'bar');
    kept.set(1, 'bar', 'a bar');
    expect(kept.get(1, 'bar')).toBe('a bar');
    expect(kept.get(2, 'bar')).toBeUndefined();
    expect(kept.get(1, 'bar')).toBeUndefined();
  });

  it('does not store a value read before a change that is announced later', () => {
    const kept = createKeptByRevision<string>(10);
    kept.get(1, 'bar');
    kept.get(2, 'bar');
    kept.set(1, 'bar', 'the bar of old');
    expect(kept.get(2, 'bar')).toBeUndefined();
    expect(kept.guess('bar')).toBeUndefined();
  });

  it('evicts the least recently used value', () => {
    const kept = createKeptByRevision<number>(2);
    kept.get(1, 'a');
    kept.set(1, 'a', 1);
    kept.set(1, 'b', 2);
    expect(kept.get(1, 'a')).toBe(1);
    kept.set(1, 'c', 3);
    expect([kept.get(1, 'a'), kept.get(1, 'b'), kept.get(1, 'c')]).toEqual([1, undefined, 3]);
  });
});
