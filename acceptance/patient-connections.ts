import { setDefaultAutoSelectFamilyAttemptTimeout } from 'node:net';

/**
 * Time limit for one connection attempt before Node tries the next address of the host, in milliseconds. Node's default
 * of 250 is too short on two cores that start several stores: requests failed with `fetch failed`.
 */
setDefaultAutoSelectFamilyAttemptTimeout(10_000);
