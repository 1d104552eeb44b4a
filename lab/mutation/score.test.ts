import { describe, expect, it } from 'vitest';
import { isTooLow, scoreOf } from './score.mjs';

const room = { leastScore: 92 };
const resultOf = (killed: number, survived: number) => ({ killed, survivors: Array.from({ length: survived }) });

describe('score of a mutation run', () => {
  it('is the percentage of mutants detected by tests, rounded down', () => {
    expect([scoreOf(resultOf(2, 1)), scoreOf(resultOf(0, 0))]).toEqual([66.66, 100]);
  });

  it('fails a run of at least 50 mutants below the threshold of its room', () => {
    expect([isTooLow(room, resultOf(45, 5)), isTooLow(room, resultOf(46, 4))]).toEqual([true, false]);
  });

  it('does not fail a smaller run, because ten mutants are not significant', () => {
    expect(isTooLow(room, resultOf(30, 19))).toBe(false);
  });
});
