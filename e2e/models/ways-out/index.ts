import { answers } from './answers.ts';
import { failedCalls } from './failed-calls.ts';
import { refusals } from './refusals.ts';
import { timeouts } from './timeouts.ts';
import type { Ways } from './walk.ts';

/**
 * All that can go wrong in a machine of the storefront, and the way out of it. The list is held against the machines
 * themselves: what they can newly come to fails `scripts/server/ways-out.test.ts` until it stands here.
 */
export const waysOut: Ways = { ...failedCalls, ...timeouts, ...answers, ...refusals };
