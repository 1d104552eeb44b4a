import pg from 'pg';
import type { Logger } from 'pino';
import type { OutageLog } from '../../http/database-outage.ts';

const channel = 'flags_changed';

/** Notifies subscribers of changed settings, whichever process made the change. */
export interface FlagChanges {
  /** @returns a function that ends the subscription */
  subscribe(listener: () => void): () => void;
}

interface Listening {
  end(): void;
}

/**
 * Listens to changes on its own database connection while there are subscribers. A lost connection is reopened and all
 * subscribers are notified, because changes may have been missed.
 * @param retryMs delay before reopening a lost connection, in milliseconds
 */
export const createFlagChanges = (options: {
  readonly databaseUrl: string;
  readonly logger: Logger;
  readonly outageLog: OutageLog;
  readonly retryMs?: number;
}): FlagChanges => {
  const { databaseUrl, logger, outageLog, retryMs = 1_000 } = options;
  const listeners = new Set<() => void>();
  let listening: Listening | undefined;

  const tellEverybody = (): void => {
    for (const listener of listeners) listener();
  };

  const listen = (): Listening => {
    const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
    let isOver = false;
    let retry: NodeJS.Timeout | undefined;
    const fail = (error: unknown): void => {
      if (isOver) return;
      isOver = true;
      if (!outageLog.tell(error)) logger.warn({ err: error }, 'The connection that listens for changed flags was lost');
      client.end().catch(() => undefined);
      retry = setTimeout(() => {
        listening = listen();
      }, retryMs);
    };
    client.on('error', fail);
    client.on('notification', tellEverybody);
    client
      .connect()
      .then(() => client.query(`listen ${channel}`))
      .then(tellEverybody)
      .catch(fail);
    return {
      end: () => {
        isOver = true;
        clearTimeout(retry);
        client.end().catch(() => undefined);
      },
    };
  };

  return {
    subscribe: (listener) => {
      // A unique listener per subscription, even if two share a function.
      const own = (): void => listener();
      listeners.add(own);
      listening ??= listen();
      return () => {
        listeners.delete(own);
        if (listeners.size > 0) return;
        listening?.end();
        listening = undefined;
      };
    },
  };
};
