import { createHash, randomBytes } from 'node:crypto';
import { contract } from '@ironcart/api/contract';
import type { Shopper } from '../../../testing/shopper.ts';
import { storeOrigin, type TestAnswer, type TestPlatform } from './test-platform.ts';

/** The test platform's redirect URI. */
export const callback = 'https://agent.example/callback?from=store';

/** Adds a client registration with or without a key to a platform's profile. */
export const register = (platform: TestPlatform, change: object = {}): void =>
  platform.serve({
    client: {
      client_id: platform.profileUrl,
      client_name: 'Shopping Agent',
      redirect_uris: [callback],
      token_endpoint_auth_method: 'none',
      ...change,
    },
  });

/** A code verifier and its challenge (RFC 7636). */
export const newVerifier = () => {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
};

/** An authorization request as a URL query. */
export const requestOf = (
  platform: TestPlatform,
  challenge: string,
  change: Readonly<Record<string, string | undefined>> = {},
): string => {
  const parameters = {
    response_type: 'code',
    client_id: platform.profileUrl,
    redirect_uri: callback,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    state: 'the state',
    ...change,
  };
  const given = Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return new URLSearchParams(given).toString();
};

/** Posts a form to the token endpoint or another one. */
export const postForm = async (
  platform: TestPlatform,
  fields: Readonly<Record<string, string>>,
  {
    path = '/ucp/oauth/token',
    headers = {},
  }: { readonly path?: string; readonly headers?: Record<string, string> } = {},
): Promise<TestAnswer> =>
  platform.send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams({ client_id: platform.profileUrl, ...fields }).toString(),
  });

/** Grants a customer's consent and returns the code from the redirect URL. */
export const consent = async (
  platform: TestPlatform,
  shopper: Shopper,
  change: Readonly<Record<string, string | undefined>> = {},
) => {
  const { verifier, challenge } = newVerifier();
  const request = requestOf(platform, challenge, change);
  const { url } = await shopper.call(contract.agent.answerLinkRequest, { body: { request, isAllowed: true } });
  return { url: new URL(url), code: new URL(url).searchParams.get('code') ?? '', verifier };
};

/** The form fields for exchanging a code. */
export const exchangeOf = ({ code, verifier }: { readonly code: string; readonly verifier: string }) => ({
  grant_type: 'authorization_code',
  redirect_uri: callback,
  code,
  code_verifier: verifier,
});

/** Links a customer with a platform, and returns the token endpoint's response. */
export const link = async (
  platform: TestPlatform,
  shopper: Shopper,
  change: Readonly<Record<string, string | undefined>> = {},
) => (await postForm(platform, exchangeOf(await consent(platform, shopper, change)))).body;

/** The issuer of the main site. */
export const issuer = storeOrigin;
