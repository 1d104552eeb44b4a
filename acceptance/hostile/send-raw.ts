import { connect } from 'node:net';

const chunkBytes = 100_000;
const patienceMs = 20_000;

const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);

/** Sends bytes over a separate socket. @returns the response's status; 0 without a response */
export const sendRaw = (storeUrl: string, text: string, body: Iterable<string> = []): Promise<number> => {
  const { hostname, port } = new URL(storeUrl);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) });
    let answer = '';
    const done = () => {
      socket.destroy();
      resolve(statusOf(answer));
    };
    socket.setTimeout(patienceMs, done);
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('latin1');
      done();
    });
    socket.on('close', done);
    // A server that responds early closes the socket during the upload.
    socket.on('error', () => undefined);
    socket.write(text, 'latin1');
    for (const part of body) socket.write(part, 'latin1');
  });
};

/**
 * Sends a whole body, and also reads the status of a response that precedes the body's end, which fetch reports as an
 * error.
 */
export const sendBody = (
  storeUrl: string,
  { path, method, contentType, body }: Readonly<Record<'path' | 'method' | 'contentType' | 'body', string>>,
): Promise<number> => {
  const { host } = new URL(storeUrl);
  const head = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${host}`,
    `Origin: ${storeUrl}`,
    `Content-Type: ${contentType}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  return sendRaw(storeUrl, `${head.join('\r\n')}\r\n\r\n`, [body]);
};

function* chunksOf(bytes: number): Iterable<string> {
  for (let sent = 0; sent < bytes; sent += chunkBytes) {
    yield `${chunkBytes.toString(16)}\r\n${'x'.repeat(chunkBytes)}\r\n`;
  }
  yield '0\r\n\r\n';
}

/** Posts this many bytes with chunked encoding. @returns the response's status */
export const sendChunked = (storeUrl: string, path: string, contentType: string, bytes: number): Promise<number> => {
  const { host } = new URL(storeUrl);
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: ${host}`,
    `Origin: ${storeUrl}`,
    `Content-Type: ${contentType}`,
    'Transfer-Encoding: chunked',
  ];
  return sendRaw(storeUrl, `${head.join('\r\n')}\r\n\r\n`, chunksOf(bytes));
};
