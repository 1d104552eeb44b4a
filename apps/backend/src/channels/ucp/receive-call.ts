import type { Site } from '@ironcart/core/site';
import { readBounded } from '../../http/read-bounded.ts';
import { isRefusal } from '../../http/refusal.ts';
import { findPlatform, type KnownPlatform } from './find-platform.ts';
import { customerOfToken, type LinkedCustomer } from './identity/grants.reader.ts';
import { bearerChallenge } from './identity/issuer.ts';
import { negotiate, type Registry, registryOf } from './negotiate.ts';
import type { AgentCall } from './operation.ts';
import { capabilities } from './protocol.ts';
import { parseDictionary } from './structured-fields.ts';
import { isTransportError, type TransportError, tokenError, transportError } from './transport-error.ts';
import { originOf, type UcpContext } from './ucp-context.ts';
import { isSigned, verifySignature } from './verify-signature.ts';

/** Maximum size of a request, in bytes. */
const mostBytes = 100_000;

/** An agent's request, before the caller is known. */
export interface AgentRequest {
  readonly site: Site;
  readonly remoteAddress: string;
  readonly raw: Request;
  readonly body: Buffer;
}

/** A call of a known platform, with the common capabilities. */
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

/** The profile's URL in the header `UCP-Agent`; undefined without one. */
const profileInHeader = (raw: Request): string | undefined => {
  const profile = parseDictionary(raw.headers.get('ucp-agent') ?? '')?.get('profile')?.value;
  return typeof profile === 'string' ? profile : undefined;
};

const authoritiesOf = (context: UcpContext, site: Site): readonly string[] => [
  ...new Set([originOf(context, site), context.publicUrl].map((origin) => new URL(origin).host)),
];

/** Rate-limits the requests of one IP address, regardless of the claimed platform. */
export const limitAddress = async (
  { countAttempt }: UcpContext,
  remoteAddress: string,
): Promise<TransportError | undefined> => {
  const seconds = await countAttempt('agent', { remoteAddress });
  return seconds === undefined ? undefined : transportError('too_many_requests', 'Too many requests', seconds);
};

/**
 * The customer of a request's access token; undefined without one. A platform with a key in its profile must also sign
 * such a request, so that a stolen token alone is useless.
 */
const readCustomer = async (
  context: UcpContext,
  { site, raw }: Pick<AgentRequest, 'site' | 'raw'>,
  { url, profile }: KnownPlatform,
  hasSignature: boolean,
): Promise<LinkedCustomer | TransportError | undefined> => {
  const header = raw.headers.get('authorization');
  if (header === null) return undefined;
  const refused = (description: string) => {
    const parameters = { error: 'invalid_token', error_description: description };
    return tokenError('identity_required', description, bearerChallenge(context, site, parameters));
  };
  if (profile.client?.authMethod === 'private_key_jwt' && !hasSignature) {
    return refused('The platform has to sign requests with a token');
  }
  const token = /^Bearer +([^ ]+) *$/i.exec(header)?.[1] ?? '';
  const place = { platform: url.href, siteCode: site.code };
  return (await customerOfToken(context, token, place)) ?? refused('The token is none, has expired, or was revoked');
};

/**
 * Identifies the calling platform, checks whether it may call, and negotiates the capabilities.
 * @param profileInBody the profile's URL in MCP's metadata
 */
export const receiveCall = async (
  context: UcpContext,
  { site, remoteAddress, raw, body }: AgentRequest,
  profileInBody?: string,
): Promise<ReceivedCall | TransportError> => {
  const { settings, now } = context;
  const named = profileInHeader(raw) ?? profileInBody;
  if (named !== undefined && profileInBody !== undefined && named !== profileInBody) {
    return transportError('invalid_profile_url', 'The header and the metadata name different profiles');
  }
  const found = await findPlatform(context, named, remoteAddress);
  if (isTransportError(found)) return found;
  const { url, profile } = found;
  const hasSignature = isSigned(raw.headers);
  if (!hasSignature && settings.platforms) {
    return transportError('signature_missing', 'The store serves platforms that sign their requests');
  }
  if (hasSignature) {
    const { pathname, search } = new URL(raw.url);
    const signed = { method: raw.method, path: pathname, query: search, headers: raw.headers, body };
    const authorities = authoritiesOf(context, site);
    const refused = verifySignature({ ...signed, authorities, nowMs: now().getTime() }, profile.keys);
    if (refused) return refused;
  }
  const customer = await readCustomer(context, { site, raw }, found, hasSignature);
  if (customer && isTransportError(customer)) return customer;
  const active = negotiate(profile.capabilities, ours);
  return {
    site,
    platform: url.href,
    keys: profile.keys,
    isSigned: hasSignature,
    remoteAddress,
    customer,
    active,
    showsPackages: profile.showsPackages,
  };
};
