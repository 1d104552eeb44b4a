import { flagStream, type WireFlagConfig } from '@ironcart/api/contract';
import type { FlagChanges } from './flag-changes.ts';

/** Interval of heartbeats in a stream without events, in milliseconds, so that no proxy closes it. */
const heartbeatMs = 15_000;

/**
 * Maximum duration of a stream, in milliseconds; then the caller reconnects, possibly to another process and as another
 * customer.
 */
const lifetimeMs = 30 * 60_000;

/** Maximum number of unread events and heartbeats before the stream ends. */
const maxUnread = 20;

export interface FlagStreamOptions {
  /** The shopper's current flags. */
  readonly read: () => Promise<WireFlagConfig>;
  readonly changes: FlagChanges;
  /** The version that the caller already has. */
  readonly knownVersion: number | undefined;
  /** Called once when the stream ends. */
  readonly onEnd: () => void;
}

const encoder = new TextEncoder();

const eventOf = (config: WireFlagConfig): string =>
  `event: ${flagStream.event}\nid: ${config.version}\ndata: ${JSON.stringify(config)}\n\n`;

export interface FlagStream {
  readonly events: ReadableStream<Uint8Array>;
  end(): void;
}

/** Streams a shopper's flags as server-sent events: the current ones unless the client has them, then every change. */
export const streamFlags = (options: FlagStreamOptions): FlagStream => {
  const { read, changes, knownVersion, onEnd } = options;
  /** Releases all resources. The caller closes the stream, unless the client has disconnected. */
  let letGo: () => boolean = () => false;
  let end: () => void = () => undefined;

  const events = new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        let isOver = false;
        let sent: string | undefined;
        let reading: Promise<void> | undefined;
        let hasChangedSince = false;

        const say = (text: string): void => {
          if (isOver) return;
          if ((controller.desiredSize ?? 0) <= -maxUnread) end();
          else controller.enqueue(encoder.encode(text));
        };
        const tell = async (): Promise<void> => {
          const config = await read();
          const flags = JSON.stringify(config.flags);
          const isKnown = sent === undefined ? config.version === knownVersion : flags === sent;
          sent = flags;
          if (!isKnown) say(eventOf(config));
        };
        /** Reads once at a time; changes during a read cause another one. */
        const catchUp = (): void => {
          if (reading) {
            hasChangedSince = true;
            return;
          }
          reading = tell()
            // The client reconnects automatically, and then reads again.
            .catch(() => end())
            .finally(() => {
              reading = undefined;
              if (!hasChangedSince || isOver) return;
              hasChangedSince = false;
              catchUp();
            });
        };

        const unsubscribe = changes.subscribe(catchUp);
        const heartbeat = setInterval(() => say(': still here\n\n'), heartbeatMs);
        const oldAge = setTimeout(() => end(), lifetimeMs);
        heartbeat.unref();
        oldAge.unref();
        letGo = () => {
          if (isOver) return false;
          isOver = true;
          unsubscribe();
          clearInterval(heartbeat);
          clearTimeout(oldAge);
          onEnd();
          return true;
        };
        end = () => {
          if (letGo()) controller.close();
        };
        say(': flags\n\n');
        catchUp();
      },
      cancel: () => {
        letGo();
      },
    },
    { highWaterMark: 1 },
  );
  return { events, end: () => end() };
};
