import type { Flags } from '@ironcart/core/flags';

/** A digest of the flags: differs when any flag does, for example between the rendering of a page and a later time. */
export const flagsDigest = (flags: Flags): string => {
  let hash = 5_381;
  for (const character of JSON.stringify(flags)) hash = (Math.imul(hash, 33) ^ (character.codePointAt(0) ?? 0)) >>> 0;
  return hash.toString(36);
};

/**
 * The metric in `Server-Timing` with the digest of the flags of a data response: the browser stores it with the
 * response, so that pages need no code for it.
 */
export const flagsTiming = 'flags';
