/** The caches of a service worker, as far as it is needed here. */
export type WorkerCaches = Pick<CacheStorage, 'open' | 'keys' | 'delete' | 'match'>;

export interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface WorkerFetchEvent extends WorkerEvent {
  readonly request: Request;
  /** The answer that the browser asked for while the worker started; undefined without navigation preload. */
  readonly preloadResponse?: Promise<Response | undefined> | undefined;
  respondWith(answer: Promise<Response>): void;
}

export interface WorkerMessageEvent extends WorkerEvent {
  readonly data: unknown;
}

interface WorkerEvents {
  readonly install: WorkerEvent;
  readonly activate: WorkerEvent;
  readonly fetch: WorkerFetchEvent;
  readonly message: WorkerMessageEvent;
}

/** The global scope of a service worker; TypeScript's own types for it exclude those of the document. */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly caches: WorkerCaches;
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } | undefined };
  readonly clients: { claim(): Promise<void> };
  fetch(request: Request | string, init?: RequestInit): Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener<Type extends keyof WorkerEvents>(type: Type, listener: (event: WorkerEvents[Type]) => void): void;
}
