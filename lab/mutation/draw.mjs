import { createHash } from 'node:crypto';
import { sourceOf } from './mutant-in-words.mjs';

const mostDraws = 2 ** 32;

/** The key order of Stryker's objects varies, and the draw must not depend on it. */
const inOrder = ({ line, column }) => ({ column, line });

/**
 * A mutant's position in the seeded order, from 0 to 100; it does not depend on other mutants.
 * @param mutant lines and columns count from 0
 */
export const drawOf = (seed, { fileName, location, mutatorName, replacement }) => {
  const places = [inOrder(location.start), inOrder(location.end)];
  const text = JSON.stringify([seed, sourceOf(fileName), ...places, mutatorName, replacement]);
  return (createHash('sha256').update(text).digest().readUInt32BE() / mostDraws) * 100;
};
