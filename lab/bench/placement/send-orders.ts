import { Agent, request } from 'node:http';

/** An order that is ready to be posted. */
export interface PostableOrder {
  readonly cookie: string;
  readonly sessionId: string;
  readonly body: string;
}

/** A port on this machine that accepts orders. */
export interface OrderTarget {
  readonly port: number;
  readonly publicUrl: string;
}

export interface PostedAnswer {
  readonly status: number;
  readonly body: string;
}

export const postOrder = (
  agent: Agent,
  { port, publicUrl }: OrderTarget,
  { cookie, sessionId, body }: PostableOrder,
): Promise<PostedAnswer> =>
  new Promise((resolve, reject) => {
    const sent = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        path: '/svc_checkout/order',
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(body),
          Cookie: cookie,
          Origin: publicUrl,
          'X-Session-Id': sessionId,
        },
      },
      (response) => {
        let answer = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          answer += chunk;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: answer }));
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });

/**
 * Posts orders over the given number of connections, each sequentially.
 * @returns orders per second
 * @throws Error if an order is not published, because a refusal is fast and would distort the result
 */
export const measurePosting = async (
  target: OrderTarget,
  orders: readonly PostableOrder[],
  connections: number,
): Promise<number> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const left = orders.values();
  const startedAt = performance.now();
  const post = async (): Promise<void> => {
    for (const order of left) {
      const { status, body } = await postOrder(agent, target, order);
      if (status !== 200 || !body.includes('"published"'))
        throw new Error(`An order was not placed: ${status} ${body}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, post));
  const seconds = (performance.now() - startedAt) / 1_000;
  agent.destroy();
  return orders.length / seconds;
};
