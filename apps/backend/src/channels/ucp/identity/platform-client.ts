import * as v from 'valibot';
import { parseInput } from '../../../http/parse-input.ts';
import { isRedirectUri } from './redirect-uri.ts';

/** How a platform proves at the token endpoint who it is: by a key of its profile, or not at all (a program on a device). */
export const clientAuthMethods = ['private_key_jwt', 'none'] as const;

/** A name of one line, without characters that are not seen or that turn the text around them. */
const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100), v.regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u));

const metadata = v.object({
  client_id: v.pipe(v.string(), v.maxLength(500)),
  client_name: v.fallback(v.optional(name), undefined),
  redirect_uris: v.pipe(v.array(v.pipe(v.string(), v.maxLength(500), v.check(isRedirectUri))), v.maxLength(20)),
  token_endpoint_auth_method: v.optional(v.picklist(clientAuthMethods), 'none'),
});

/** A platform as a client of OAuth 2. */
export interface PlatformClient {
  /** The address of its profile. */
  readonly id: string;
  /** What it calls itself; nobody has checked it. */
  readonly name: string | undefined;
  readonly redirectUris: readonly string[];
  readonly authMethod: (typeof clientAuthMethods)[number];
}

/**
 * Reads how a platform registers itself: its profile is its client id metadata document as well
 * (draft-ietf-oauth-client-id-metadata-document). undefined where the profile says nothing of it, or nothing valid.
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
