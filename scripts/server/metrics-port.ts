import { createServer } from 'node:http';
import { Registry } from '@ironcart/backend/metrics';

export interface MetricsPortOptions {
  readonly host: string;
  /** 0 selects a free port. */
  readonly port: number;
}

export interface MetricsPort {
  /** The registry of the backend's metrics. */
  readonly registry: Registry;
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Serves `/metrics` in Prometheus's format on a separate port that shoppers cannot reach.
 * @throws Error with one sentence and its remedy if the port cannot be opened
 */
export const openMetricsPort = async ({ host, port }: MetricsPortOptions): Promise<MetricsPort> => {
  const registry = new Registry();
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    const text = await registry.metrics().catch(() => undefined);
    if (text === undefined) response.writeHead(500).end();
    else response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) => {
      const mend = 'set IRONCART_METRICS_PORT to a free one, or leave it out.';
      reject(new Error(`The port ${port} for metrics cannot be opened at ${host}: ${mend}`, { cause }));
    });
    server.listen(port, host, resolve);
  });
  const bound = server.address();
  return {
    registry,
    port: typeof bound === 'object' && bound !== null ? bound.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
