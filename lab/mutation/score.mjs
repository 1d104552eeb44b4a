import { reasonFor } from './known-survivors.mjs';

/** Percentage of detected mutants with two decimals; 100 if there was nothing to mutate. */
export const scoreOf = ({ killed, survivors }) => {
  const all = killed + survivors.length;
  return all === 0 ? 100 : Math.floor((killed / all) * 10_000) / 100;
};

/** With fewer mutants, the score depends too much on the draw. */
const leastJudged = 50;

/** Whether a run fails: its score, from enough mutants, is below the room's minimum. */
export const isTooLow = ({ leastScore }, result) =>
  result.killed + result.survivors.length >= leastJudged && scoreOf(result) < leastScore;

/** Survivors without a recorded reason: each one is a missing test. */
export const unexplained = ({ survivors }) => survivors.filter((survivor) => reasonFor(survivor) === undefined);

/** A survivor in one line: its place, the original text and the replacement. */
export const inWords = ({ file, line, original, replacement }) =>
  `${file}:${line}  ${original}  ->  ${replacement === '' ? '(nothing)' : replacement}`;
