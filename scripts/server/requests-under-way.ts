import { addressGroupOf } from '@ironcart/backend/client-address';
import { comeBackLater } from './come-back-later.ts';
import type { Handler, Peer } from './compose.ts';

/** How much is worked on at once. What is above is refused at once instead of making everybody wait for minutes. */
export interface LoadLimits {
  /** Requests of one client's address, until they are answered to their last byte: who reads slowly holds memory. */
  readonly perAddress: number;
  /** Requests of everybody, until there is an answer to send. */
  readonly all: number;
}

export const defaultLoadLimits: LoadLimits = { perAddress: 200, all: 1_000 };

/** Node's answer under way: it closes when it is sent, or when its connection is lost. */
interface Outgoing {
  once(event: 'close', listener: () => void): unknown;
}

/** How long until whoever was refused should ask again, in seconds. */
const againAfterS = 5;

/** Asked by whoever watches over the process, and answered at once. */
const isHealth = (path: string): boolean => path === '/healthz' || path === '/readyz';

const isStream = (response: Response): boolean =>
  response.headers.get('content-type')?.startsWith('text/event-stream') === true;

/** Hands requests on while less than so many are under way, and asks others to come back later. */
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
      // Streams stay open on purpose, and have a limit of their own.
      if (isStream(response)) leaveOnce();
      return response;
    } finally {
      ofAll -= 1;
    }
  };
};
