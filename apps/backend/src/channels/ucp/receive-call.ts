import type { Site } from '@ironcart/core/site';
import { readBounded } from '../../http/read-bounded.ts';
import { isRefusal } from '../../http/refusal.ts';
import { negotiate, type Registry, registryOf } from './negotiate.ts';
import type { AgentCall } from './operation.ts';
import { platformUrlOf } from './platform-connection.ts';
import type { PlatformProfiles } from './platform-profiles.ts';
import { capabilities, ucpVersion } from './protocol.ts';
import { parseDictionary } from './structured-fields.ts';
import { isTransportError, type TransportError, transportError } from './transport-error.ts';
import { originOf, type UcpContext } from './ucp-context.ts';
import { isSigned, verifySignature } from './verify-signature.ts';

/** Maximum size of a request, in bytes. */
const mostBytes = 100_000;

/** A request of an agent, before it is known who asks. */
export interface AgentRequest {
  readonly site: Site;
  readonly remoteAddress: string;
  readonly raw: Request;
  readonly body: Buffer;
}

/** A call of a platform that is known, with the capabilities that both have. */
export interface ReceivedCall extends AgentCall {
  readonly active: ReadonlySet<string>;
}

const ours: Registry = registryOf(capabilities);

/** Reads a request's body within the channel's limits. */
export const readAgentBody = async (raw: Request): Promise<Buffer | TransportError> => {
  const body = await readBounded(raw, mostBytes);
  return isRefusal(body)
    ? transportError(body.type === 'body_too_large' ? 'body_too_large' : 'invalid_request', body.message)
    : body;
};

/** The profile's address in the header `UCP-Agent`; undefined without one. */
const profileInHeader = (raw: Request): string | undefined => {
  const profile = parseDictionary(raw.headers.get('ucp-agent') ?? '')?.get('profile')?.value;
  return typeof profile === 'string' ? profile : undefined;
};

const authoritiesOf = (context: UcpContext, site: Site): readonly string[] => [
  ...new Set([originOf(context, site), context.publicUrl].map((origin) => new URL(origin).host)),
];

/** Counts the requests of one address, whoever it says to be. */
export const limitAddress = async (
  { countAttempt }: UcpContext,
  remoteAddress: string,
): Promise<TransportError | undefined> => {
  const seconds = await countAttempt('agent', { remoteAddress });
  return seconds === undefined ? undefined : transportError('too_many_requests', 'Too many requests', seconds);
};

/**
 * Finds out which platform calls, whether it may, and what both sides can do.
 * @param profileInBody the profile's address in MCP's metadata
 */
export const receiveCall = async (
  context: UcpContext,
  profiles: PlatformProfiles,
  { site, remoteAddress, raw, body }: AgentRequest,
  profileInBody?: string,
): Promise<ReceivedCall | TransportError> => {
  const { settings, countAttempt, now } = context;
  const named = profileInHeader(raw) ?? profileInBody;
  if (named !== undefined && profileInBody !== undefined && named !== profileInBody) {
    return transportError('invalid_profile_url', 'The header and the metadata name different profiles');
  }
  const options = { allowsLoopback: settings.allowsLoopback ?? false };
  const url = named === undefined ? undefined : platformUrlOf(named, options);
  if (!url) return transportError('invalid_profile_url', 'UCP-Agent has to name the https address of a profile');
  const { platforms } = settings;
  if (platforms && !platforms.includes(url.origin)) {
    return transportError('profile_not_trusted', 'The store does not serve this platform');
  }
  const profile = await profiles.of(url, async () => {
    const seconds = await countAttempt('agentDiscovery', { remoteAddress });
    return seconds === undefined ? undefined : transportError('too_many_requests', 'Too many new platforms', seconds);
  });
  if (isTransportError(profile)) return profile;
  if (profile.version !== ucpVersion) {
    return transportError('version_unsupported', `The store speaks version ${ucpVersion}, not ${profile.version}`);
  }
  const hasSignature = isSigned(raw.headers);
  if (!hasSignature && platforms) {
    return transportError('signature_missing', 'The store serves platforms that sign their requests');
  }
  if (hasSignature) {
    const { pathname, search } = new URL(raw.url);
    const signed = { method: raw.method, path: pathname, query: search, headers: raw.headers, body };
    const authorities = authoritiesOf(context, site);
    const refused = verifySignature({ ...signed, authorities, nowMs: now().getTime() }, profile.keys);
    if (refused) return refused;
  }
  const active = negotiate(profile.capabilities, ours);
  return { site, platform: url.href, isSigned: hasSignature, remoteAddress, active };
};
