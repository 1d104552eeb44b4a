export interface Peer {
  /** The client's address: the socket's, or the one that trusted proxies report. */
  readonly address: string;
}

/** Answers a request: the backend, the storefront, or both composed. */
export type Handler = (request: Request, peer?: Peer) => Promise<Response>;
