import { readFileSync, statSync } from 'node:fs';
import type { BackendOptions } from '@ironcart/backend';

/** The build that the heartbeat reports (S7-calls-site-03). */
export type Release = NonNullable<BackendOptions['release']>;

/** Number of hex digits of the digest. */
const hashLength = 16;

/**
 * The release of a built server: the digest of its sources, which is the same on every machine, and its build time
 * here.
 * @param stampFile the file written by the build
 */
export const readRelease = (stampFile: string): Release => ({
  hash: readFileSync(stampFile, 'utf8').trim().slice(0, hashLength),
  buildDate: statSync(stampFile).mtime.toISOString(),
  features: {},
});
