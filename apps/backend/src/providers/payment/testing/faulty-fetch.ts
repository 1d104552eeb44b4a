type Fetch = (request: Request) => Promise<Response>;

/** Network faults. */
export type NetworkFault = 'none' | 'down' | 'losesAnswers';

export interface FaultyFetch {
  readonly fetch: Fetch;
  /** Sets the fault of later requests, optionally only of those that `which` selects. */
  setFault(fault: NetworkFault, which?: (request: Request) => boolean): void;
}

/** A fetch with a configurable fault: before the request arrives, or after it was answered. */
export const createFaultyFetch = (answer: Fetch): FaultyFetch => {
  let fault: NetworkFault = 'none';
  let isHit: (request: Request) => boolean = () => true;
  return {
    setFault: (next, which = () => true) => {
      fault = next;
      isHit = which;
    },
    fetch: async (request) => {
      const happens = isHit(request) ? fault : 'none';
      if (happens === 'down') throw new TypeError('fetch failed');
      const response = await answer(request);
      if (happens !== 'losesAnswers') return response;
      await response.arrayBuffer();
      return new Response('Bad Gateway', { status: 502 });
    },
  };
};
