import { createHash } from 'node:crypto';

const digestOf = (name, seed) => createHash('sha256').update(`${seed} ${name}`).digest('hex');

/** Draws a third of the names (rounded up) by a seed; the next seed draws another third. */
export const drawThird = (names, seed) =>
  names
    .map((name) => ({ name, digest: digestOf(name, seed) }))
    .sort((left, right) => (left.digest < right.digest ? -1 : 1))
    .slice(0, Math.ceil(names.length / 3))
    .map(({ name }) => name)
    .sort();
