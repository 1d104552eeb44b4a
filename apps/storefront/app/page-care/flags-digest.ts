import type { Flags } from '@ironcart/core/flags';

/** A short text that differs when a flag does: tells a page's flags from those of a later moment. */
export const flagsDigest = (flags: Flags): string => {
  let hash = 5_381;
  for (const character of JSON.stringify(flags)) hash = (Math.imul(hash, 33) ^ (character.codePointAt(0) ?? 0)) >>> 0;
  return hash.toString(36);
};

/**
 * The metric in `Server-Timing` that names the flags of a data response: the browser keeps it with the response, so that
 * no page loads code for it.
 */
export const flagsTiming = 'flags';
