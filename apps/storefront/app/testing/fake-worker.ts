import { startOfflineWorker } from '../offline/offline-worker.ts';
import type { WorkerRelease } from '../offline/release-files.ts';
import type { WorkerFetchEvent, WorkerScope } from '../offline/worker-scope.ts';

const origin = 'https://shop.test';

const urlOf = (asked: RequestInfo | URL): string =>
  new URL(asked instanceof Request ? asked.url : String(asked), origin).href;

class FakeCache {
  readonly entries = new Map<string, Response>();
  match = async (asked: RequestInfo | URL) => this.entries.get(urlOf(asked))?.clone();
  put = async (asked: RequestInfo | URL, answer: Response) => void this.entries.set(urlOf(asked), answer.clone());
  delete = async (asked: RequestInfo | URL) => this.entries.delete(urlOf(asked));
  keys = async () => [...this.entries.keys()].map((url) => new Request(url));
}

/** A browser's caches in memory, shared by releases of a worker. */
export const createFakeCaches = () => {
  const named = new Map<string, FakeCache>();
  const open = async (name: string) => {
    const cache = named.get(name) ?? new FakeCache();
    named.set(name, cache);
    return cache as unknown as Cache;
  };
  const match = async (asked: RequestInfo | URL) => {
    for (const cache of named.values()) {
      const answer = await cache.match(asked);
      if (answer) return answer;
    }
    return undefined;
  };
  return {
    caches: { open, match, keys: async () => [...named.keys()], delete: async (name: string) => named.delete(name) },
    /** Paths of everything stored, by cache name. */
    kept: () =>
      Object.fromEntries(
        [...named].map(([name, { entries }]) => [name, [...entries.keys()].map((url) => new URL(url).pathname)]),
      ),
  };
};

type Listener = (event: never) => void;

interface FakeWorkerOptions {
  readonly store: ReturnType<typeof createFakeCaches>;
  readonly release: WorkerRelease;
  /** The network; rejects while offline. */
  readonly network: (request: Request) => Promise<Response>;
  readonly now?: () => number;
}

/** A service worker in a scope that a test controls: installation, activation, fetches and messages. */
export const openFakeWorker = ({ store, release, network, now = () => 0 }: FakeWorkerOptions) => {
  const listeners = new Map<string, Listener>();
  const asked: Request[] = [];
  const scope: WorkerScope = {
    location: { origin },
    caches: store.caches,
    registration: {},
    clients: { claim: async () => undefined },
    skipWaiting: async () => undefined,
    fetch: (given, init) => {
      const request = given instanceof Request ? given : new Request(new URL(given, origin), init);
      asked.push(request);
      return network(request);
    },
    addEventListener: (type, listener) => void listeners.set(type, listener as Listener),
  };
  startOfflineWorker(scope, release, now);

  const dispatch = async (type: string, event: object): Promise<void> => {
    const work: Promise<unknown>[] = [];
    const given = { ...event, waitUntil: (added: Promise<unknown>) => work.push(added) };
    listeners.get(type)?.(given as never);
    for (let at = 0; at < work.length; at += 1) await work[at];
  };

  return {
    asked,
    install: () => dispatch('install', {}),
    activate: () => dispatch('activate', {}),
    tell: (data: unknown) => dispatch('message', { data }),
    /** The worker's response; undefined if it leaves the request to the browser. */
    fetch: async (path: string, destination = 'document', method = 'GET'): Promise<Response | undefined> => {
      const work: Promise<unknown>[] = [];
      let answer: Promise<Response> | undefined;
      const request = new Request(new URL(path, origin), { method });
      Object.defineProperty(request, 'destination', { value: destination });
      const event: WorkerFetchEvent = {
        request,
        waitUntil: (added) => work.push(added),
        respondWith: (given) => {
          answer = given;
        },
      };
      listeners.get('fetch')?.(event as never);
      const answered = await answer;
      for (let at = 0; at < work.length; at += 1) await work[at];
      return answered;
    },
  };
};
