import { readFileSync } from 'node:fs';

const known = JSON.parse(readFileSync(new URL('known-survivors.json', import.meta.url), 'utf8'));

/**
 * Why a mutant may survive (it behaves like the original, or differs only in speed), as somebody wrote it down;
 * undefined where nobody did. A changed line has to be judged again: the reason holds for its text alone.
 */
export const reasonFor = ({ file, code, original, replacement }) =>
  known.find(
    (entry) =>
      entry.file === file &&
      entry.code === code &&
      entry.original === original &&
      entry.replacements.includes(replacement),
  )?.reason;
