import type { IncomingHttpHeaders, IncomingMessage, RequestOptions } from 'node:http';
import { request as plainRequest } from 'node:http';
import { Agent, request } from 'node:https';
import { host } from './reverse-proxies.ts';

export interface SecureAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As received: names and values in turn. */
  readonly rawHeaders: readonly string[];
  readonly body: Buffer;
}

export interface Ask {
  readonly path: string;
  readonly method?: string;
  readonly json?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

const optionsOf = ({ path, method = 'GET', json, headers = {} }: Ask): RequestOptions => ({
  path,
  method,
  headers: {
    Host: host,
    ...(json ? { 'Content-Type': 'application/json', Origin: `https://${host}` } : {}),
    ...headers,
  },
});

const answerOf = async (response: IncomingMessage): Promise<SecureAnswer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const { statusCode: status = 0, headers, rawHeaders } = response;
  return { status, headers, rawHeaders, body: Buffer.concat(chunks) };
};

/**
 * A shopper's keep-alive connection to the proxy on this machine. Like a browser, it repeats a request if the
 * connection was closed before the response started.
 * @param localAddress the shopper's address, one of 127.0.0.0/8
 */
export const createSecureClient = (port: number, ca: string, localAddress: string) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, ca, localAddress, servername: host });
  const open = (ask: Ask): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const asked = request({ ...optionsOf(ask), agent, host: '127.0.0.1', port }, resolve)
        .once('error', (error) => (asked.reusedSocket ? resolve(open(ask)) : reject(error)))
        .end(ask.json && JSON.stringify(ask.json));
    });
  return {
    open,
    call: async (ask: Ask): Promise<SecureAnswer> => answerOf(await open(ask)),
    close: () => agent.destroy(),
  };
};

/** A request without TLS. */
export const askPlainly = (port: number, path: string): Promise<SecureAnswer> =>
  new Promise((resolve, reject) => {
    plainRequest({ ...optionsOf({ path }), host: '127.0.0.1', port }, (response) => resolve(answerOf(response)))
      .once('error', reject)
      .end();
  });
