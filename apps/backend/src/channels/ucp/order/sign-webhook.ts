import { createHash, type KeyObject, sign } from 'node:crypto';

/** The store's signing key, and the URL of the profile that publishes it. */
export interface WebhookSigner {
  readonly kid: string;
  readonly key: KeyObject;
  readonly profileUrl: string;
}

/** A webhook for a platform, with an id that stays the same on retries. */
export interface Webhook {
  readonly url: URL;
  readonly body: Buffer;
  readonly id: string;
  readonly at: Date;
}

/** The headers of a signed webhook (RFC 9421, ES256): the signature covers the target, the sender and the body. */
export const signedHeaders = (
  { url, body, id, at }: Webhook,
  { kid, key, profileUrl }: WebhookSigner,
): Readonly<Record<string, string>> => {
  const seconds = Math.floor(at.getTime() / 1_000);
  const headers = {
    'content-type': 'application/json',
    'content-digest': `sha-256=:${createHash('sha256').update(body).digest('base64')}:`,
    'ucp-agent': `profile="${profileUrl}"`,
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
  };
  const covered = {
    '@method': 'POST',
    '@authority': url.host,
    '@path': url.pathname,
    ...(url.search === '' ? {} : { '@query': url.search }),
    ...headers,
  };
  const names = Object.keys(covered).map((name) => `"${name}"`);
  const params = `(${names.join(' ')});created=${seconds};keyid="${kid}"`;
  const lines = Object.entries({ ...covered, '@signature-params': params }).map(
    ([name, value]) => `"${name}": ${value}`,
  );
  const signature = sign('sha256', Buffer.from(lines.join('\n')), { key, dsaEncoding: 'ieee-p1363' });
  return {
    ...headers,
    'content-length': String(body.length),
    'signature-input': `sig1=${params}`,
    signature: `sig1=:${signature.toString('base64')}:`,
  };
};
