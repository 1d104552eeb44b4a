import * as v from 'valibot';
import { parseInput } from '../../../http/parse-input.ts';
import { isRedirectUri } from './redirect-uri.ts';

/**
 * How a platform authenticates at the token endpoint: by a key of its profile, or not at all (a program on a device).
 */
export const clientAuthMethods = ['private_key_jwt', 'none'] as const;

/** A name of one line, without invisible characters and direction overrides. */
const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100), v.regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u));

const metadata = v.object({
  client_id: v.pipe(v.string(), v.maxLength(500)),
  client_name: v.fallback(v.optional(name), undefined),
  redirect_uris: v.pipe(v.array(v.pipe(v.string(), v.maxLength(500), v.check(isRedirectUri))), v.maxLength(20)),
  token_endpoint_auth_method: v.optional(v.picklist(clientAuthMethods), 'none'),
});

/** A platform as an OAuth 2 client. */
export interface PlatformClient {
  /** The URL of its profile. */
  readonly id: string;
  /** Its self-declared name; unverified. */
  readonly name: string | undefined;
  readonly redirectUris: readonly string[];
  readonly authMethod: (typeof clientAuthMethods)[number];
}

/**
 * Reads a platform's client registration: its profile is also its client id metadata document
 * (draft-ietf-oauth-client-id-metadata-document). Undefined if the profile contains none, or an invalid one.
 */
export const readPlatformClient = (profile: unknown): PlatformClient | undefined => {
  const read = parseInput(metadata, profile);
  if (!read.success) return undefined;
  const {
    client_id: id,
    client_name,
    redirect_uris: redirectUris,
    token_endpoint_auth_method: authMethod,
  } = read.output;
  return { id, name: client_name, redirectUris, authMethod };
};
