import { Agent, request } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';

const bytesAtOnce = 5;

/** Posts JSON over keep-alive connections in chunks that split multi-byte characters. */
export const inPieces = (storeUrl: string) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  return async (path: string, body: unknown): Promise<{ readonly status: number; readonly text: string }> => {
    const bytes = Buffer.from(JSON.stringify(body));
    const sent = request(storeUrl + path, {
      agent,
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: storeUrl },
    });
    const answered = new Promise<{ readonly status: number; readonly text: string }>((resolve, reject) => {
      sent.on('error', reject);
      sent.on('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
      });
    });
    for (let at = 0; at < bytes.length; at += bytesAtOnce) {
      sent.write(bytes.subarray(at, at + bytesAtOnce));
      await nextTurn();
    }
    sent.end();
    return answered;
  };
};
