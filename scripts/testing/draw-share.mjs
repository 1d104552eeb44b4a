import { createHash } from 'node:crypto';

const digestOf = (name, seed) => createHash('sha256').update(`${seed} ${name}`).digest('hex');

/**
 * Draws one of the given number of equal shares of the names (rounded up) by a seed; the next seed draws another share.
 */
export const drawShare = (names, seed, shares) =>
  names
    .map((name) => ({ name, digest: digestOf(name, seed) }))
    .sort((left, right) => (left.digest < right.digest ? -1 : 1))
    .slice(0, Math.ceil(names.length / shares))
    .map(({ name }) => name)
    .sort();
