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

/** The parts of the channel's context needed to read a request. */
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
  /** Returned to the platform unchanged. */
  readonly state: string | undefined;
}

/** An authorization request (RFC 6749, 4.1.1) of a known platform, with a registered redirect URI. */
export type AuthorizationRequest =
  | (ReadRequest & {
      readonly kind: 'asked';
      readonly permissions: readonly WirePermission[];
      /** The S256 code challenge (RFC 7636). */
      readonly codeChallenge: string;
    })
  | (ReadRequest & { readonly kind: 'faulty'; readonly error: ErrorCode; readonly message: string });

type RequestRefusal = Refusal<'unknown_platform' | 'too_many_requests'>;

const unknown = (message: string) => refuse('unknown_platform', message);

const refusalOf = ({ content, retryAfterSeconds }: TransportError): RequestRefusal =>
  retryAfterSeconds === undefined ? unknown(content) : refuse('too_many_requests', content, { retryAfterSeconds });

const maxStateLength = 500;

/** The error of a request apart from its client and redirect URI; undefined if there is none. */
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
 * Reads an authorization request. For an unknown platform or an unregistered redirect URI, no redirect is allowed: the
 * request is refused; all other errors are sent to the platform.
 * @param query of the request's URL, without its question mark
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

/** The redirect URL with the result of an authorization request (RFC 6749, 4.1.2; RFC 9207). */
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
