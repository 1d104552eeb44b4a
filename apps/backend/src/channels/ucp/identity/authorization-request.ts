import type { WirePermission } from '@ironcart/api/contract';
import type { Site } from '@ironcart/core/site';
import { type Refusal, refuse } from '../../../http/refusal.ts';
import { findPlatform } from '../find-platform.ts';
import { isTransportError, type TransportError } from '../transport-error.ts';
import type { UcpContext } from '../ucp-context.ts';
import { issuerOf } from './issuer.ts';
import { permissionsOfScope } from './permissions.ts';
import type { PlatformClient } from './platform-client.ts';
import { isRegistered } from './redirect-uri.ts';

/** What reading a request needs of the channel. */
export type LinkingContext = Pick<UcpContext, 'settings' | 'publicUrl' | 'countAttempt' | 'profiles'>;

type ErrorCode =
  | 'invalid_request'
  | 'unsupported_response_type'
  | 'invalid_scope'
  | 'consent_required'
  | 'request_not_supported';

interface ReadRequest {
  readonly client: PlatformClient;
  readonly redirectUri: string;
  /** Goes back to the platform as it came. */
  readonly state: string | undefined;
}

/** An authorization request (RFC 6749, 4.1.1) of a platform that is known, to an address that it registered. */
export type AuthorizationRequest =
  | (ReadRequest & {
      readonly kind: 'asked';
      readonly permissions: readonly WirePermission[];
      /** The S256 challenge of the platform's secret (RFC 7636). */
      readonly codeChallenge: string;
    })
  | (ReadRequest & { readonly kind: 'faulty'; readonly error: ErrorCode; readonly message: string });

type RequestRefusal = Refusal<'unknown_platform' | 'too_many_requests'>;

const unknown = (message: string) => refuse('unknown_platform', message);

const refusalOf = ({ content, retryAfterSeconds }: TransportError): RequestRefusal =>
  retryAfterSeconds === undefined ? unknown(content) : refuse('too_many_requests', content, { retryAfterSeconds });

const maxStateLength = 500;

/** What is wrong with a request beyond its client and its way back; undefined: nothing. */
const faultOf = (parameters: URLSearchParams): { readonly error: ErrorCode; readonly message: string } | undefined => {
  const given = (name: string) => parameters.get(name) ?? undefined;
  if (parameters.has('request') || parameters.has('request_uri')) {
    return { error: 'request_not_supported', message: 'Parameters are taken from the address alone' };
  }
  if (given('response_type') !== 'code') {
    return { error: 'unsupported_response_type', message: 'response_type has to be code' };
  }
  if ((given('response_mode') ?? 'query') !== 'query') {
    return { error: 'invalid_request', message: 'response_mode has to be query' };
  }
  if ((given('state') ?? '').length > maxStateLength) {
    return { error: 'invalid_request', message: `state may have ${maxStateLength} characters` };
  }
  if (given('code_challenge_method') !== 'S256' || !/^[\w-]{43}$/.test(given('code_challenge') ?? '')) {
    return { error: 'invalid_request', message: 'PKCE is required: a code_challenge with the method S256' };
  }
  if (permissionsOfScope(given('scope')) === undefined) {
    return { error: 'invalid_scope', message: 'The store has no such scope' };
  }
  return given('prompt') === 'none' ? { error: 'consent_required', message: 'A customer is always asked' } : undefined;
};

/**
 * Reads an authorization request. Without a platform that is known, and an address that it registered, nothing may lead back:
 * these are refusals; everything else is told to the platform.
 * @param query of the request's address, without its question mark
 */
export const readAuthorizationRequest = async (
  context: LinkingContext,
  query: string,
  remoteAddress: string,
): Promise<AuthorizationRequest | RequestRefusal> => {
  const parameters = new URLSearchParams(query);
  const names = [...parameters.keys()];
  if (new Set(names).size !== names.length) return unknown('The address names a parameter twice');
  const platform = await findPlatform(context, parameters.get('client_id') ?? undefined, remoteAddress);
  if (isTransportError(platform)) return refusalOf(platform);
  const { client } = platform.profile;
  if (client?.id !== platform.url.href || client.id !== parameters.get('client_id')) {
    return unknown('The profile of the service does not say that customers can link their accounts with it');
  }
  const redirectUri = parameters.get('redirect_uri') ?? '';
  if (!isRegistered(redirectUri, client.redirectUris)) {
    return unknown('The way back is none that the profile of the service names');
  }
  const fault = faultOf(parameters);
  const state = parameters.get('state') ?? undefined;
  const read = { client, redirectUri, state: (state ?? '').length > maxStateLength ? undefined : state };
  const permissions = permissionsOfScope(parameters.get('scope') ?? undefined);
  const codeChallenge = parameters.get('code_challenge');
  if (fault) return { ...read, kind: 'faulty', ...fault };
  if (!permissions || codeChallenge === null) throw new Error('A request without a fault lacks a parameter');
  return { ...read, kind: 'asked', permissions, codeChallenge };
};

/** The address that tells a platform the outcome of its request (RFC 6749, 4.1.2; RFC 9207). */
export const returnUrlOf = (
  context: LinkingContext,
  site: Site,
  { redirectUri, state }: AuthorizationRequest,
  outcome: { readonly code: string } | { readonly error: string; readonly error_description: string },
): string => {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(outcome)) url.searchParams.append(name, value);
  if (state !== undefined) url.searchParams.append('state', state);
  url.searchParams.append('iss', issuerOf(context, site));
  return url.href;
};
