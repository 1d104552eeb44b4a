import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** A minimal load balancer in front of several processes. */
export interface RoundRobin {
  readonly origin: string;
  /** Number of requests forwarded to each process, by port. */
  readonly handed: ReadonlyMap<number, number>;
  close(): Promise<void>;
}

const badGateway = (response: ServerResponse): void => {
  if (response.headersSent) response.destroy();
  else response.writeHead(502, { 'content-type': 'text/plain' }).end('Bad gateway');
};

/**
 * Forwards requests to the processes in turn. If a connection is refused, the next process is tried, because the first
 * has not seen the request; if a process dies later, the response is 502, because only the caller may retry.
 */
export const startRoundRobin = async (ports: readonly number[]): Promise<RoundRobin> => {
  const handed = new Map(ports.map((port) => [port, 0]));
  let turn = 0;
  const forward = (incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse, triesLeft: number): void => {
    const port = ports[turn % ports.length];
    turn += 1;
    if (port === undefined || triesLeft === 0) {
      badGateway(outgoing);
      return;
    }
    const { method, url, headers } = incoming;
    const upstream = request({ host: '127.0.0.1', port, method, path: url, headers, agent: false });
    upstream.once('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.once('error', () => outgoing.destroy());
      answer.pipe(outgoing);
    });
    upstream.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') forward(incoming, body, outgoing, triesLeft - 1);
      else badGateway(outgoing);
    });
    upstream.once('socket', (socket) => {
      socket.once('connect', () => handed.set(port, (handed.get(port) ?? 0) + 1));
    });
    upstream.end(body);
  };

  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    forward(incoming, Buffer.concat(chunks), outgoing, ports.length);
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    handed,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
};
