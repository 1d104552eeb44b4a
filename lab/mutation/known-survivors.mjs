import { readFileSync } from 'node:fs';

const known = JSON.parse(readFileSync(new URL('known-survivors.json', import.meta.url), 'utf8'));

/**
 * The recorded reason why a mutant may survive (it behaves like the original, or differs only in speed); undefined if
 * none is recorded. The reason applies to the exact text of the line, so a changed line has to be judged again.
 */
export const reasonFor = ({ file, code, original, replacement }) =>
  known.find(
    (entry) =>
      entry.file === file &&
      entry.code === code &&
      entry.original === original &&
      entry.replacements.includes(replacement),
  )?.reason;
