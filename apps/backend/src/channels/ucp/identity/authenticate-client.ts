import type { Site } from '@ironcart/core/site';
import { findPlatform } from '../find-platform.ts';
import { isTransportError } from '../transport-error.ts';
import type { UcpContext } from '../ucp-context.ts';
import { assertionLifetimeMs, isAssertionOf, subjectOfAssertion } from './client-assertion.ts';
import { issuerOf, oauthUrls } from './issuer.ts';
import { type OAuthError, oauthError } from './oauth-error.ts';
import { useAssertion } from './used-assertions.ts';

const assertionType = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';

/** The authenticated platform of a request to the token or revocation endpoint. */
export interface AuthenticatedClient {
  /** The URL of its profile. */
  readonly platform: string;
  /** Whether it has proved its identity. */
  readonly isProven: boolean;
}

const invalidClient = (description: string) => oauthError('invalid_client', description);

/**
 * Authenticates the platform that posts a form (RFC 6749, 2.3), only by the method stated in its profile. If the
 * merchant accepts only certain platforms, each must prove its identity.
 */
export const authenticateClient = async (
  context: UcpContext,
  {
    site,
    form,
    remoteAddress,
  }: { readonly site: Site; readonly form: URLSearchParams; readonly remoteAddress: string },
): Promise<AuthenticatedClient | OAuthError> => {
  const assertion = form.get('client_assertion') ?? undefined;
  const clientId = form.get('client_id') ?? (assertion === undefined ? undefined : subjectOfAssertion(assertion));
  if (clientId === undefined) return invalidClient('client_id has to name the address of a profile');
  const found = await findPlatform(context, clientId, remoteAddress);
  if (isTransportError(found)) {
    return found.retryAfterSeconds === undefined
      ? invalidClient(found.content)
      : oauthError('temporarily_unavailable', found.content, found.retryAfterSeconds);
  }
  const { client, keys } = found.profile;
  const platform = found.url.href;
  if (client?.id !== platform || clientId !== platform)
    return invalidClient('The profile does not register the client');
  if (client.authMethod === 'none') {
    if (context.settings.platforms)
      return invalidClient('The store serves platforms that authenticate with private_key_jwt');
    return assertion === undefined
      ? { platform, isProven: false }
      : invalidClient('The profile names the method none, and the request has another');
  }
  if (assertion === undefined || form.get('client_assertion_type') !== assertionType) {
    return invalidClient('The profile names private_key_jwt: the request needs a client_assertion');
  }
  const { token, revocation } = oauthUrls(context, site);
  const audiences = [issuerOf(context, site), token, revocation];
  const nowMs = context.now().getTime();
  if (!isAssertionOf(assertion, { clientId, keys, audiences, nowMs })) {
    return invalidClient('The assertion is not of a key of the profile, for this store, and still valid');
  }
  return (await useAssertion(context.db, assertion, new Date(nowMs + assertionLifetimeMs)))
    ? { platform, isProven: true }
    : invalidClient('The assertion was used before: each request needs its own');
};
