/** The used part of a service worker's caches. */
export type WorkerCaches = Pick<CacheStorage, 'open' | 'keys' | 'delete' | 'match'>;

export interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface WorkerFetchEvent extends WorkerEvent {
  readonly request: Request;
  /** The browser's response to navigation preload; undefined without it. */
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

/** The global scope of a service worker; TypeScript's own types conflict with those of the document. */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly caches: WorkerCaches;
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } | undefined };
  readonly clients: { claim(): Promise<void> };
  fetch(request: Request | string, init?: RequestInit): Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener<Type extends keyof WorkerEvents>(type: Type, listener: (event: WorkerEvents[Type]) => void): void;
}
