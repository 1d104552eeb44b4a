/** An error response of the token endpoint (RFC 6749, 5.2). */
export interface OAuthError {
  readonly error:
    | 'invalid_request'
    | 'invalid_client'
    | 'invalid_grant'
    | 'invalid_scope'
    | 'unsupported_grant_type'
    | 'temporarily_unavailable';
  /** For the platform's developer. */
  readonly description: string;
  readonly retryAfterSeconds?: number | undefined;
}

export const oauthError = (
  error: OAuthError['error'],
  description: string,
  retryAfterSeconds?: number,
): OAuthError => ({ error, description, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) });

export const isOAuthError = (value: object): value is OAuthError => 'error' in value;
