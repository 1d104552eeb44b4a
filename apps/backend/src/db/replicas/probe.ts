import pg from 'pg';
import { surviveBrokenConnection } from '../broken-connections.ts';

/** A separate connection for checking a server's status: a busy pool must not look like a slow server. */
export interface Probe {
  /** @throws Error if the server does not respond in time; the next call reconnects */
  ask<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row>;
  close(): Promise<void>;
}

interface ProbeOptions {
  readonly url: string;
  /** Time limits for connecting and for a response, in milliseconds. */
  readonly patienceMs: number;
  /** Called when an open connection ends. */
  readonly onLost?: () => void;
}

export const createProbe = ({ url, patienceMs, onLost = () => undefined }: ProbeOptions): Probe => {
  let connected: Promise<pg.Client> | undefined;
  let isClosed = false;

  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
      keepAlive: true,
    });
    surviveBrokenConnection(client);
    await client.connect();
    client.once('end', () => {
      connected = undefined;
      if (!isClosed) onLost();
    });
    return client;
  };

  const drop = async (): Promise<void> => {
    const dropped = connected;
    connected = undefined;
    await (await dropped?.catch(() => undefined))?.end().catch(() => undefined);
  };

  return {
    ask: async <Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row> => {
      try {
        connected ??= connect();
        const { rows } = await (await connected).query<Row>(text, [...values]);
        const [row] = rows;
        if (row === undefined) throw new Error('The server answers without a row');
        return row;
      } catch (error) {
        void drop();
        throw error;
      }
    },
    close: async () => {
      isClosed = true;
      await drop();
    },
  };
};
