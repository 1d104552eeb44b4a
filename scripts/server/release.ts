import { readFileSync, statSync } from 'node:fs';
import type { BackendOptions } from '@ironcart/backend';

/** Which build answers, as the heartbeat tells it (S7-calls-site-03). */
export type Release = NonNullable<BackendOptions['release']>;

/** Digits of the digest that tell two builds apart. */
const hashLength = 16;

/**
 * The release of a built server: the digest of the sources that it was built from, the same on every machine, and when
 * it was built here.
 * @param stampFile what the build has noted
 */
export const readRelease = (stampFile: string): Release => ({
  hash: readFileSync(stampFile, 'utf8').trim().slice(0, hashLength),
  buildDate: statSync(stampFile).mtime.toISOString(),
  features: {},
});
