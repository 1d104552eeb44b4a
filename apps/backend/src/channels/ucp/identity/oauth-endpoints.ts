import type { Site } from '@ironcart/core/site';
import { dataContentPolicy } from '../../../http/security-headers.ts';
import type { UcpContext } from '../ucp-context.ts';
import { type AuthenticatedClient, authenticateClient } from './authenticate-client.ts';
import { accessLifetimeMs, type IssuedTokens, redeemCode, refreshTokens, revokeToken } from './grants.transactor.ts';
import { isOAuthError, type OAuthError, oauthError } from './oauth-error.ts';
import { permissionsOfScope, scopeText } from './permissions.ts';

/** A form posted to one of the endpoints. */
export interface PostedForm {
  readonly site: Site;
  readonly remoteAddress: string;
  readonly raw: Request;
  readonly body: Buffer;
}

const answer = (body: object, status: number, headers: Readonly<Record<string, string>> = {}): Response =>
  Response.json(body, {
    status,
    headers: { 'Cache-Control': 'no-store', 'Content-Security-Policy': dataContentPolicy, ...headers },
  });

const statusOf = ({ error, retryAfterSeconds }: OAuthError): number => {
  if (retryAfterSeconds !== undefined) return 429;
  return error === 'invalid_client' ? 401 : 400;
};

const answerError = (failed: OAuthError): Response => {
  const { error, description, retryAfterSeconds } = failed;
  return answer({ error, error_description: description }, statusOf(failed), {
    ...(retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) }),
    ...(error === 'invalid_client' ? { 'WWW-Authenticate': 'private_key_jwt' } : {}),
  });
};

const formType = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

/** The fields of a form; each may occur once (RFC 6749, 3.2). */
const readForm = ({ raw, body }: PostedForm): URLSearchParams | OAuthError => {
  if (raw.method !== 'POST' || !formType.test(raw.headers.get('content-type') ?? '')) {
    return oauthError('invalid_request', 'The endpoint takes a posted form');
  }
  if (raw.headers.has('authorization')) {
    return oauthError('invalid_client', 'The store takes private_key_jwt or none, no Authorization header');
  }
  const form = new URLSearchParams(body.toString('utf8'));
  const names = [...form.keys()];
  return new Set(names).size === names.length ? form : oauthError('invalid_request', 'A parameter comes twice');
};

/** Reads a form and authenticates its sender, within the rate limits. */
const receiveForm = async (
  context: UcpContext,
  posted: PostedForm,
): Promise<{ readonly form: URLSearchParams; readonly client: AuthenticatedClient } | OAuthError> => {
  const form = readForm(posted);
  if (!(form instanceof URLSearchParams)) return form;
  const { site, remoteAddress } = posted;
  const client = await authenticateClient(context, { site, form, remoteAddress });
  if (isOAuthError(client)) return client;
  const platform = client.isProven ? client.platform : undefined;
  const seconds = await context.countAttempt('agentToken', { remoteAddress, platform });
  return seconds === undefined ? { form, client } : oauthError('temporarily_unavailable', 'Too many requests', seconds);
};

/** A code verifier has 43 to 128 characters (RFC 7636, 4.1). */
const verifierPattern = /^[\w.~-]{43,128}$/;

const exchange = async (
  context: UcpContext,
  asking: { readonly platform: string; readonly site: Site },
  form: URLSearchParams,
): Promise<IssuedTokens | OAuthError> => {
  const given = (name: string): string => form.get(name) ?? '';
  switch (form.get('grant_type')) {
    case 'authorization_code': {
      const verifier = given('code_verifier');
      if (!verifierPattern.test(verifier)) return oauthError('invalid_grant', 'PKCE is required: a code_verifier');
      const redeemed = await redeemCode(context, asking, {
        code: given('code'),
        redirectUri: given('redirect_uri'),
        verifier,
      });
      return (
        redeemed ?? oauthError('invalid_grant', 'The code is not valid, or not for this redirect_uri and verifier')
      );
    }
    case 'refresh_token': {
      const wanted = permissionsOfScope(form.get('scope') ?? undefined);
      if (!wanted) return oauthError('invalid_scope', 'The store has no such scope');
      const refreshed = await refreshTokens(context, asking, given('refresh_token'));
      return refreshed ?? oauthError('invalid_grant', 'The refresh token is not valid any more');
    }
    default:
      return oauthError('unsupported_grant_type', 'grant_type has to be authorization_code or refresh_token');
  }
};

/** Handles the token endpoint (RFC 6749, 3.2). */
export const answerToken = async (context: UcpContext, posted: PostedForm): Promise<Response> => {
  const received = await receiveForm(context, posted);
  if (isOAuthError(received)) return answerError(received);
  const { platform } = received.client;
  const tokens = await exchange(context, { platform, site: posted.site }, received.form);
  if (isOAuthError(tokens)) return answerError(tokens);
  return answer(
    {
      access_token: tokens.access,
      token_type: 'Bearer',
      expires_in: accessLifetimeMs / 1_000,
      refresh_token: tokens.refresh,
      scope: scopeText(tokens.permissions),
    },
    200,
  );
};

/** Handles the revocation endpoint (RFC 7009); unknown tokens count as revoked. */
export const answerRevocation = async (context: UcpContext, posted: PostedForm): Promise<Response> => {
  const received = await receiveForm(context, posted);
  if (isOAuthError(received)) return answerError(received);
  const token = received.form.get('token');
  if (token === null) return answerError(oauthError('invalid_request', 'The form names no token'));
  await revokeToken(context, received.client.platform, token);
  return answer({}, 200);
};
