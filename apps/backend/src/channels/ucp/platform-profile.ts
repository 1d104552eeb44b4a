import * as v from 'valibot';
import { parseInput } from '../../http/parse-input.ts';
import { parseJson } from '../../http/read-json-body.ts';
import { isRefusal } from '../../http/refusal.ts';
import { type PlatformClient, readPlatformClient } from './identity/platform-client.ts';
import type { Registry } from './negotiate.ts';
import { type CapabilityName, capabilities, fulfillmentCapability, orderCapability, ucpVersion } from './protocol.ts';

const date = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));
const shortText = v.pipe(v.string(), v.maxLength(200));
/** A platform's configuration of a capability: its order webhook, and whether it shows several packages. */
const config = v.object({
  webhook_url: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(500))), undefined),
  supports_multi_group: v.fallback(v.optional(v.boolean()), undefined),
});
const entry = v.object({ version: date, config: v.fallback(v.optional(config), undefined) });
const entries = v.pipe(v.array(entry), v.maxLength(20));

/** An elliptic-curve public key (RFC 7517). */
export const publicJwk = v.object({
  kty: shortText,
  crv: v.optional(shortText),
  x: v.optional(shortText),
  y: v.optional(shortText),
});

export type PublicJwk = v.InferOutput<typeof publicJwk>;

const signingKey = v.object({ kid: shortText, ...publicJwk.entries });

/** The parts of a platform's profile that the store needs, to keep few bytes in memory. */
const profile = v.object({
  ucp: v.object({
    version: date,
    services: v.looseObject({}),
    payment_handlers: v.looseObject({}),
    capabilities: v.optional(v.record(shortText, entries), {}),
  }),
  signing_keys: v.optional(v.pipe(v.array(signingKey), v.maxLength(20)), []),
});

export type PlatformKey = v.InferOutput<typeof signingKey>;

/** A platform, as described by its profile. */
export interface PlatformProfile {
  readonly version: string;
  /** The capabilities that the store supports as well. */
  readonly capabilities: Registry;
  readonly keys: readonly PlatformKey[];
  /** The URL of the platform's order webhook; undefined if it wants none. Unvalidated. */
  readonly webhookUrl: string | undefined;
  /** Whether it lets the buyer choose a shipping method for each package; otherwise packages are combined. */
  readonly showsPackages: boolean;
  /** Its registration for account linking; undefined: none. */
  readonly client: PlatformClient | undefined;
}

/** Parses a fetched profile; undefined if it is not JSON or violates the protocol's schema. */
export const readPlatformProfile = (text: string): PlatformProfile | undefined => {
  const parsed = parseJson(Buffer.from(text));
  if (isRefusal(parsed)) return undefined;
  const read = parseInput(profile, parsed);
  if (!read.success) return undefined;
  const { ucp, signing_keys } = read.output;
  const configOf = (name: CapabilityName) =>
    ucp.capabilities[name]?.find(({ version }) => version === ucpVersion)?.config;
  return {
    version: ucp.version,
    capabilities: new Map(
      Object.entries(ucp.capabilities)
        .filter(([name]) => Object.hasOwn(capabilities, name))
        .map(([name, versions]) => [name, { versions: versions.map(({ version }) => version) }]),
    ),
    keys: signing_keys,
    webhookUrl: configOf(orderCapability)?.webhook_url,
    showsPackages: configOf(fulfillmentCapability)?.supports_multi_group ?? false,
    client: readPlatformClient(parsed),
  };
};
