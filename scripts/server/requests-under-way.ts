import { addressGroupOf } from '@ironcart/backend/client-address';
import { comeBackLater } from './come-back-later.ts';
import type { Handler, Peer } from './handler.ts';

/**
 * Limits for concurrent requests. Requests above a limit are refused immediately, so that others do not wait for
 * minutes.
 */
export interface LoadLimits {
  /** Concurrent requests per client address, counted until the last byte is sent: slow readers hold memory. */
  readonly perAddress: number;
  /** Concurrent requests of all clients, counted until the response is ready to send. */
  readonly all: number;
}

export const defaultLoadLimits: LoadLimits = { perAddress: 200, all: 1_000 };

/** A Node response in progress: 'close' fires when it is sent or its connection is lost. */
interface Outgoing {
  once(event: 'close', listener: () => void): unknown;
}

/** Retry-After of a refused request, in seconds. */
const againAfterS = 5;

/** Health checks of a supervisor are always answered. */
const isHealth = (path: string): boolean => path === '/healthz' || path === '/readyz';

const isStream = (response: Response): boolean =>
  response.headers.get('content-type')?.startsWith('text/event-stream') === true;

/** Handles requests while fewer than the limits are in progress and answers others with Retry-After. */
export const limitLoad = (
  handler: Handler,
  { perAddress, all }: LoadLimits,
): ((request: Request, peer: Peer, outgoing: Outgoing) => Promise<Response>) => {
  const ofAddress = new Map<string, number>();
  let ofAll = 0;
  const leave = (address: string): void => {
    const left = (ofAddress.get(address) ?? 1) - 1;
    if (left > 0) ofAddress.set(address, left);
    else ofAddress.delete(address);
  };
  return async (request, peer, outgoing) => {
    if (isHealth(new URL(request.url).pathname)) return handler(request, peer);
    const address = addressGroupOf(peer.address);
    const open = ofAddress.get(address) ?? 0;
    if (open >= perAddress || ofAll >= all) return comeBackLater(request, 'The store is busy', againAfterS);
    ofAddress.set(address, open + 1);
    ofAll += 1;
    let isCounted = true;
    const leaveOnce = (): void => {
      if (isCounted) leave(address);
      isCounted = false;
    };
    outgoing.once('close', leaveOnce);
    try {
      const response = await handler(request, peer);
      // Streams stay open on purpose and have their own limit.
      if (isStream(response)) leaveOnce();
      return response;
    } finally {
      ofAll -= 1;
    }
  };
};
