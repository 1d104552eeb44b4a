type Fetch = (request: Request) => Promise<Response>;

/** What a network can do to a call. */
export type NetworkFault = 'none' | 'down' | 'losesAnswers';

export interface FaultyFetch {
  readonly fetch: Fetch;
  /** How requests fare from now on; of `which` alone where it is given. */
  setFault(fault: NetworkFault, which?: (request: Request) => boolean): void;
}

/** A fetch whose network fails on demand: before the request arrives, or after it was answered. */
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
