import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { TLSSocket } from 'node:tls';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gatewayCertificate, gatewayKey, merchantCertificate, merchantKey } from '../testing/apple-pay-certificates.ts';
import { createMerchantSessions, type RequestMerchantSession } from './merchant-session.ts';
import { answerSession, readGatewayUrl } from './session-route.ts';

const gateway = 'https://apple-pay-gateway.apple.com/paymentservices/startSession';
const session = { merchantSessionIdentifier: 'SSH1', signature: '308006' };

/** A stand-in for Apple's gateway that requires the merchant's certificate, like Apple's. */
const asked: { readonly merchant: unknown; readonly host: string | undefined; readonly body: unknown }[] = [];
let server: Server;
let requestSession: RequestMerchantSession;
let reply: { status: number; body: string } = { status: 200, body: JSON.stringify(session) };

beforeAll(async () => {
  server = createServer(
    { cert: gatewayCertificate, key: gatewayKey, requestCert: true, ca: merchantCertificate },
    async (request, response) => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      const { subject } = (request.socket as TLSSocket).getPeerCertificate();
      asked.push({ merchant: subject.CN, host: request.headers.host, body: JSON.parse(body) });
      response.writeHead(reply.status, { 'Content-Type': 'application/json' }).end(reply.body);
    },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  requestSession = createMerchantSessions({
    merchantId: 'merchant.test.store',
    certificate: merchantCertificate,
    key: merchantKey,
    domain: 'store.test',
    reach: { host: '127.0.0.1', port, ca: gatewayCertificate },
  });
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const ask = (validationUrl: unknown, headers: Readonly<Record<string, string>> = {}) =>
  answerSession(
    new Request('http://store.test/provider/apple-pay/session', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ validationUrl }),
    }),
    { requestSession, origin: 'http://store.test', logger: pino({ level: 'silent' }) },
  );

describe('Apple Pay merchant session', () => {
  it('is requested with the merchant certificate for the host of the store, and returned unchanged', async () => {
    const answer = await ask(gateway);
    expect([answer.status, await answer.json()]).toEqual([200, session]);
    expect(asked.at(-1)).toEqual({
      merchant: 'merchant.test.store',
      host: 'apple-pay-gateway.apple.com',
      body: {
        merchantIdentifier: 'merchant.test.store',
        displayName: 'store.test',
        initiative: 'web',
        initiativeContext: 'store.test',
      },
    });
  });

  it.each([
    'http://apple-pay-gateway.apple.com/paymentservices/startSession',
    'https://apple-pay-gateway.apple.com.evil.example/paymentservices/startSession',
    'https://evil.example/paymentservices/startSession',
    'https://xapple-pay-gateway.apple.com/paymentservices/startSession',
    'https://apple-pay-gateway.apple.com:8443/paymentservices/startSession',
    'https://user@apple-pay-gateway.apple.com/paymentservices/startSession',
    'https://apple-pay-gateway.apple.com/elsewhere',
    'https://127.0.0.1/paymentservices/startSession',
    'no address',
    7,
  ])('is requested only from Apple: not from %s', async (url) => {
    const count = asked.length;
    expect((await ask(url)).status).toBe(400);
    expect(asked).toHaveLength(count);
  });

  it("accepts each of Apple's gateways", () => {
    for (const name of ['', '-cert', '-nc-pod1', '-pr-pod5', '-nc-pod2-dr']) {
      expect(readGatewayUrl(`https://apple-pay-gateway${name}.apple.com/paymentservices/startSession`)).toBeDefined();
    }
    expect(readGatewayUrl('https://cn-apple-pay-gateway-sh-pod1.apple.com/paymentservices/startSession')).toBeDefined();
  });

  it('is not created for a page of another origin', async () => {
    expect((await ask(gateway, { Origin: 'https://evil.example' })).status).toBe(403);
  });

  it.each([
    [417, '{}'],
    [200, 'no JSON'],
    [200, '"a text"'],
    [200, JSON.stringify('x'.repeat(100_001))],
  ])('is undefined if Apple answers %s with unexpected content', async (status, body) => {
    reply = { status, body };
    expect((await ask(gateway)).status).toBe(502);
    reply = { status: 200, body: JSON.stringify(session) };
  });
});
