import { answers } from './answers.ts';
import { failedCalls } from './failed-calls.ts';
import { refusals } from './refusals.ts';
import { timeouts } from './timeouts.ts';
import type { Ways } from './walk.ts';

/**
 * All failures of the storefront's machines, with their recovery paths. The list is compared with the machines: a new
 * failure state makes `scripts/server/ways-out.test.ts` fail until it has an entry here.
 */
export const waysOut: Ways = { ...failedCalls, ...timeouts, ...answers, ...refusals };
