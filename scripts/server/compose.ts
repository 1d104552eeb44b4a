/** Paths that the backend answers; the storefront answers every other. */
const backendPaths =
  /^\/(?:svc_[a-z]+|img|sandbox-pay|sandbox-captcha|provider|theindex\/wp-json)(?:\/|$)|^\/(?:openapi(?:\.json)?|healthz|readyz)$/;

export interface Peer {
  readonly address: string;
}

export type Handler = (request: Request, peer?: Peer) => Promise<Response>;

/** One handler over both: the contract's paths to the backend, the shopper's pages to the storefront. */
export const compose =
  (backend: Handler, storefront: Handler): Handler =>
  (request, peer) =>
    backendPaths.test(new URL(request.url).pathname) ? backend(request, peer) : storefront(request, peer);
