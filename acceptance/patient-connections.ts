import { setDefaultAutoSelectFamilyAttemptTimeout } from 'node:net';

/**
 * How long an attempt to reach a store may take before Node gives it up for the next address of its name, in
 * milliseconds. Its own 250 are too few on two cores that start several stores: `fetch failed` was all that was said.
 */
setDefaultAutoSelectFamilyAttemptTimeout(10_000);
