import type { Site } from '@ironcart/core/site';
import { originOf, type UcpContext, urlOn } from '../ucp-context.ts';
import { supportedScopes } from './permissions.ts';
import { clientAuthMethods } from './platform-client.ts';

type Place = Pick<UcpContext, 'settings' | 'publicUrl'>;

/**
 * The issuer URL of a site as the authorization server of its customers (RFC 8414), and as the protected resource: its
 * own domain, otherwise its path on the store's.
 */
export const issuerOf = (context: Place, site: Site): string => {
  const origin = originOf(context, site);
  return origin === context.publicUrl ? `${origin}${site.basePath}` : origin;
};

/** URLs of the endpoints of a site. */
export const oauthUrls = (context: Place, site: Site) => ({
  token: urlOn(context, site, '/ucp/oauth/token'),
  revocation: urlOn(context, site, '/ucp/oauth/revoke'),
});

/** The client authentication methods; if only certain platforms are accepted, each must prove its identity. */
const methodsOf = ({ settings }: Place): readonly string[] =>
  settings.platforms ? ['private_key_jwt'] : clientAuthMethods;

/** The metadata of a site's authorization server (RFC 8414). */
export const serverMetadata = (context: Place, site: Site) => {
  const { token, revocation } = oauthUrls(context, site);
  const methods = methodsOf(context);
  return {
    issuer: issuerOf(context, site),
    authorization_endpoint: urlOn(context, site, '/link-account'),
    token_endpoint: token,
    revocation_endpoint: revocation,
    scopes_supported: supportedScopes,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: methods,
    token_endpoint_auth_signing_alg_values_supported: ['ES256', 'ES384'],
    revocation_endpoint_auth_methods_supported: methods,
    revocation_endpoint_auth_signing_alg_values_supported: ['ES256', 'ES384'],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
  };
};

/** The metadata of a site's protected resource (RFC 9728). */
export const resourceMetadata = (context: Place, site: Site) => ({
  resource: issuerOf(context, site),
  authorization_servers: [issuerOf(context, site)],
  scopes_supported: supportedScopes,
  bearer_methods_supported: ['header'],
});

/**
 * The header `WWW-Authenticate` of a response that requires another token (RFC 6750).
 * @param parameters `error`, `error_description` and `scope`, as applicable
 */
export const bearerChallenge = (
  context: Place,
  site: Site,
  parameters: Readonly<Partial<Record<'error' | 'error_description' | 'scope', string>>>,
): string => {
  const issuer = issuerOf(context, site);
  const all = {
    realm: issuer,
    ...parameters,
    resource_metadata: `${issuer}/.well-known/oauth-protected-resource`,
  };
  return `Bearer ${Object.entries(all)
    .map(([name, value]) => `${name}="${value}"`)
    .join(', ')}`;
};
