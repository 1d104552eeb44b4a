import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A payment as stored by the service of the recipe's wallet; `amount` in minor units. */
export interface KronePayment {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  state: 'held' | 'taken' | 'refused';
}

interface Approval {
  readonly amount: number;
  readonly currency: string;
}

/** The service of the fictional wallet of docs/extending/payment-method.md, on its own port. */
export const startKrone = async (key: string) => {
  const approvals = new Map<string, Approval>();
  const payments = new Map<string, KronePayment>();

  const pay = (paymentKey: string, body: Approval & { readonly approval: string }): KronePayment | undefined => {
    const known = payments.get(paymentKey);
    if (known) return known;
    const approval = approvals.get(body.approval);
    if (!approval) return undefined;
    const isSame = approval.amount === body.amount && approval.currency === body.currency;
    const { amount, currency } = body;
    const payment: KronePayment = { id: randomUUID(), amount, currency, state: isSame ? 'held' : 'refused' };
    payments.set(paymentKey, payment);
    return payment;
  };

  const answer = (method: string, path: string, body: string): unknown => {
    if (method === 'POST' && path === '/approvals') {
      const { amount, currency } = JSON.parse(body) as Approval;
      const approval = randomUUID();
      approvals.set(approval, { amount, currency });
      return { approval };
    }
    const [, paymentKey = '', action] = /^\/payments\/([^/]+)(?:\/(capture|release))?$/.exec(path) ?? [];
    if (method === 'PUT') return pay(paymentKey, JSON.parse(body) as Approval & { readonly approval: string });
    const payment = payments.get(paymentKey);
    if (payment && action === 'capture' && payment.state === 'held') payment.state = 'taken';
    if (payment && action === 'release') payment.state = 'refused';
    return payment;
  };

  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    if (request.headers.authorization !== `Bearer ${key}`) return void response.writeHead(401).end();
    const json = answer(request.method ?? '', request.url ?? '', body);
    response.writeHead(json === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(json ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    payments: (): readonly KronePayment[] => [...payments.values()],
    close: () => server.close(),
  };
};
