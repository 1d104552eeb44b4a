import * as v from 'valibot';
import { defineCall } from './define-call.ts';
import type { EventStream } from './event-stream.ts';
import { countryCode, recordOf, text, wholeNumber } from './primitives.ts';
import { siteCode } from './ssr.ts';

/**
 * The context of the flags besides the session: the shopper's location, the destination country, and the native app's
 * parameters, which every call of the app contains (S7-http).
 */
const flagQuery = v.object({
  site: siteCode,
  country: v.optional(countryCode),
  isMobileApp: v.optional(v.literal('1')),
  mobileAppPlatform: v.optional(v.picklist(['ios', 'android'])),
  mobileAppVersion: v.optional(text(40)),
});
export type FlagQuery = v.InferOutput<typeof flagQuery>;

/** The flags' values for one shopper, by key; unset flags are missing (S6-flags). */
const wireFlags = recordOf(v.union([v.boolean(), v.number()]), 200);

/** The flags, and the version of the settings from which they were evaluated. */
export const wireFlagConfig = v.object({ version: wholeNumber(1, Number.MAX_SAFE_INTEGER), flags: wireFlags });
export type WireFlagConfig = v.InferOutput<typeof wireFlagConfig>;

/** svc_flag: the shopper's feature flags. The rules stay on the server. */
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
 * A shopper's flags: the current values first, then each change. An event's id is its version; a caller that sends it
 * as `Last-Event-ID` receives only newer events.
 */
export const flagStream = {
  name: 'flag.watch',
  path: '/svc_flag/stream',
  query: flagQuery,
  event: 'flags',
  data: wireFlagConfig,
} as const satisfies EventStream;
