import * as v from 'valibot';
import { defineCall } from './define-call.ts';
import type { EventStream } from './event-stream.ts';
import { countryCode, recordOf, text, wholeNumber } from './primitives.ts';
import { siteCode } from './ssr.ts';

/**
 * For whom the flags are wanted, beside the session: where the shopper is, where things are sent, and whether it is the
 * native app that asks. The app's parameters go with every call of the app (S7-http).
 */
const flagQuery = v.object({
  site: siteCode,
  country: v.optional(countryCode),
  isMobileApp: v.optional(v.literal('1')),
  mobileAppPlatform: v.optional(v.picklist(['ios', 'android'])),
  mobileAppVersion: v.optional(text(40)),
});
export type FlagQuery = v.InferOutput<typeof flagQuery>;

/** The value of every flag for one shopper, by its key; a flag that is not set is left out (S6-flags). */
const wireFlags = recordOf(v.union([v.boolean(), v.number()]), 200);

/** The flags, and how many times their settings had changed when they were worked out. */
export const wireFlagConfig = v.object({ version: wholeNumber(1, Number.MAX_SAFE_INTEGER), flags: wireFlags });
export type WireFlagConfig = v.InferOutput<typeof wireFlagConfig>;

/** svc_flag: what is switched on for this shopper. Who sees what, and why, stays on the server. */
export const flagCalls = {
  getConfig: defineCall({
    name: 'flag.getConfig',
    method: 'GET',
    path: '/svc_flag/config',
    query: flagQuery,
    answer: wireFlagConfig,
  }),
} as const;

/**
 * The flags of a shopper as they change: first those that hold now, then each time they are others. The id of an event is
 * its version; a caller who sends it as `Last-Event-ID` is only told what is newer.
 */
export const flagStream = {
  name: 'flag.watch',
  path: '/svc_flag/stream',
  query: flagQuery,
  event: 'flags',
  data: wireFlagConfig,
} as const satisfies EventStream;
