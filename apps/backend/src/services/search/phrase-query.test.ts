import { describe, expect, it } from 'vitest';
import { measureQueriesOf } from './measures.ts';
import { phraseQueryOf, type TypedWord } from './phrase-query.ts';
import { tsQueryOf } from './ts-query.ts';

const typed = (word: string, given: Partial<TypedWord> = {}): TypedWord => ({
  word,
  stems: [],
  isKnown: false,
  beginsWords: false,
  near: [],
  ...given,
});
const queryOf = (...words: readonly TypedWord[]): string | undefined => {
  const query = phraseQueryOf(words, []);
  return query && tsQueryOf(query.all);
};
const bar = typed('bar', { stems: ['bar'], isKnown: true, beginsWords: true });

describe('measures in a search phrase', () => {
  it.each([
    [['45', 'lb'], "('45' <-> 'lb')"],
    [['45'], "(('45' <-> 'lb') | ('45' <-> 'kg'))"],
    [['45', 'bar'], "(('45' <-> 'lb') | ('45' <-> 'kg'))"],
  ])('%j are found by their unit, or as a weight', (words, anywhere) => {
    expect(measureQueriesOf(words)).toHaveLength(3);
    expect(measureQueriesOf(words).map(tsQueryOf).at(-1)).toBe(anywhere);
  });

  it('are empty without a number', () => {
    expect(measureQueriesOf(['kg', 'bar'])).toEqual([]);
  });
});

describe('query for a search phrase', () => {
  it('matches only the last word as a prefix', () => {
    expect(queryOf(bar, bar)).toBe("('bar' & ('bar' | 'bar':*))");
  });

  it('treats a very common word as a prefix only if it is the only word', () => {
    const up = typed('up', { beginsWords: true });
    expect(queryOf(up)).toContain("'up':*");
    expect(queryOf(bar, up)).toBe("'bar'");
    expect(queryOf(up, bar)).toBe("('bar' | 'bar':*)");
  });

  it('keeps a known word that is very common, and drops an unknown one', () => {
    expect(queryOf(typed('the', { isKnown: true }))).toContain("'the'");
    expect(queryOf(typed('zzz'))).toBeUndefined();
  });
});
