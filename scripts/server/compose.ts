import { defaultMaxBodyBytes, isRefusal, limitBody } from '@ironcart/backend';

/** Paths that the backend answers; the storefront answers every other. */
const backendPaths =
  /^\/(?:svc_[a-z]+|img|sandbox-pay|sandbox-captcha|provider|theindex\/wp-json)(?:\/|$)|^\/(?:openapi(?:\.json)?|healthz|readyz)$/;

export interface Peer {
  /** The client's: the socket's, or what trusted proxies say. */
  readonly address: string;
}

export type Handler = (request: Request, peer?: Peer) => Promise<Response>;

/** The storefront with bodies read and counted before it sees them; the backend counts by the limit of each call. */
const withLimitedBodies =
  (storefront: Handler): Handler =>
  async (request, peer) => {
    const limited = await limitBody(request, defaultMaxBodyBytes);
    if (!isRefusal(limited)) return storefront(limited, peer);
    return new Response(limited.message, { status: limited.type === 'body_too_large' ? 413 : 400 });
  };

/** One handler over both: the contract's paths to the backend, the shopper's pages to the storefront. */
export const compose = (backend: Handler, storefront: Handler): Handler => {
  const pages = withLimitedBodies(storefront);
  return (request, peer) =>
    backendPaths.test(new URL(request.url).pathname) ? backend(request, peer) : pages(request, peer);
};
