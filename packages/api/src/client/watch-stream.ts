import { type EventSourceMessage, EventSourceParserStream } from 'eventsource-parser/stream';
import { delayFor } from './abortable.ts';
import { ApiError } from './api-error.ts';
import type { ClientOptions } from './client-options.ts';

/**
 * Reads server-sent events, one after the other, to the end of the stream.
 * @throws the error with which the stream breaks
 */
export const readEvents = async (
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onEvent: (event: EventSourceMessage) => void,
): Promise<void> => {
  const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  const reader = events.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) onEvent(read.value);
};

const RETRY_STEP_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

export interface WatchOptions {
  /** The contract's name of the stream. */
  readonly name: string;
  readonly url: URL;
  readonly onEvent: (event: { readonly event?: string | undefined; readonly data: string }) => void;
  /** Called when the stream breaks or is refused; it reconnects automatically. */
  readonly onInterrupted: (error: ApiError) => void;
  /** The stream is closed after this many milliseconds without an event or a use. */
  readonly idleMs: number;
  readonly onIdle: () => void;
}

/** A stream that stays open while it is used. */
export interface StreamWatch {
  /** Reports that the stream is in use: keeps it open, or reopens it after its last event. */
  touch(): void;
  /** Closes the stream permanently. */
  close(): void;
}

type StreamClient = Pick<ClientOptions, 'fetch' | 'headers' | 'now' | 'delay'>;

/**
 * Opens a stream of server-sent events. Reconnects with growing delays (1 s, 2 s ... 30 s) and continues after the last
 * event. An unused stream without events is closed until it is used again.
 */
export const watchStream = (client: StreamClient, options: WatchOptions): StreamWatch => {
  const { fetch = (request: Request) => globalThis.fetch(request), now = Date.now, delay = delayFor } = client;
  const { name, url, onEvent, onInterrupted, idleMs, onIdle } = options;
  let lastEventId: string | undefined;
  let lastActivityMs = now();
  let opened: AbortController | undefined;

  const readOnce = async (signal: AbortSignal, onActivity: () => void): Promise<void> => {
    const headers = new Headers({ ...client.headers, accept: 'text/event-stream' });
    if (lastEventId !== undefined) headers.set('last-event-id', lastEventId);
    const response = await fetch(new Request(url, { headers, credentials: 'include', signal }));
    if (!response.ok || response.body === null) {
      const code = `http_${response.status}`;
      throw new ApiError({ code, message: `${name} is not streamed`, call: name, status: response.status });
    }
    await readEvents(response.body, (event) => {
      if (signal.aborted) return;
      onActivity();
      lastEventId = event.id ?? lastEventId;
      onEvent(event);
    });
  };

  const keepOpen = async (signal: AbortSignal): Promise<void> => {
    for (let attempt = 1; !signal.aborted; attempt += 1) {
      try {
        await readOnce(signal, () => {
          attempt = 0;
          lastActivityMs = now();
        });
      } catch (cause) {
        if (signal.aborted) return;
        const isRefused = cause instanceof ApiError;
        onInterrupted(
          isRefused ? cause : new ApiError({ code: 'no_response', message: `${name} broke off`, call: name, cause }),
        );
      }
      await delay(Math.min(Math.max(attempt, 1) * RETRY_STEP_MS, LONGEST_RETRY_MS), signal).catch(() => undefined);
    }
  };

  const closeWhenIdle = async (controller: AbortController): Promise<void> => {
    const { signal } = controller;
    for (let restMs = idleMs; restMs > 0; restMs = lastActivityMs + idleMs - now()) {
      await delay(restMs, signal).catch(() => undefined);
      if (signal.aborted) return;
    }
    opened = undefined;
    controller.abort();
    onIdle();
  };

  let isClosed = false;
  const touch = (): void => {
    lastActivityMs = now();
    if (opened || isClosed) return;
    opened = new AbortController();
    void keepOpen(opened.signal);
    void closeWhenIdle(opened);
  };
  touch();

  return {
    touch,
    close: () => {
      isClosed = true;
      opened?.abort();
      opened = undefined;
    },
  };
};
