import pg from 'pg';
import { surviveBrokenConnection } from '../broken-connections.ts';

/** One connection that asks a server how it is, apart from the pools: a busy pool must not look like a slow server. */
export interface Probe {
  /** @throws Error if the server does not answer in time; the next question connects anew */
  ask<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row>;
  close(): Promise<void>;
}

interface ProbeOptions {
  readonly url: string;
  /** How long to wait for a connection, and then for an answer, in milliseconds. */
  readonly patienceMs: number;
  /** Called as soon as an open connection ends. */
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
