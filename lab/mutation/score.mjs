import { reasonFor } from './known-survivors.mjs';

/** Percent of the mutants that were noticed, with two decimals; 100 where there was nothing to mutate. */
export const scoreOf = ({ killed, survivors }) => {
  const all = killed + survivors.length;
  return all === 0 ? 100 : Math.floor((killed / all) * 10_000) / 100;
};

/** The survivors that nobody has given a reason for: each is a test that is missing. */
export const unexplained = ({ survivors }) => survivors.filter((survivor) => reasonFor(survivor) === undefined);

/** A survivor on one line: where it is, and what became of what. */
export const inWords = ({ file, line, original, replacement }) =>
  `${file}:${line}  ${original}  ->  ${replacement === '' ? '(nothing)' : replacement}`;
