import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: string;
}
interface Answer {
  readonly status: number;
  readonly json: object;
}

const missing: Answer = { status: 404, json: { name: 'RESOURCE_NOT_FOUND', status: 404 } };

/** Adyen's Checkout API as far as an order needs it: the encrypted number's last letters say what becomes of it. */
const answerAsAdyen = ({ path, body }: Asked): Answer => {
  if (path.endsWith('/paymentMethods')) {
    return { status: 200, json: { paymentMethods: [{ brands: ['visa'], name: 'Cards', type: 'scheme' }] } };
  }
  if (/\/payments$/.test(path)) {
    const number: unknown = JSON.parse(body).paymentMethod?.encryptedCardNumber;
    if (number === 'approved') return { status: 200, json: { pspReference: randomUUID(), resultCode: 'Authorised' } };
    if (number === 'failed') return { status: 503, json: {} };
    const refusal = { refusalReason: 'Refused', refusalReasonCode: '2' };
    return { status: 200, json: { pspReference: randomUUID(), resultCode: 'Refused', ...refusal } };
  }
  if (/\/(?:captures|reversals|cancels)$/.test(path)) {
    return { status: 201, json: { pspReference: randomUUID(), status: 'received' } };
  }
  return missing;
};

/** PayPal's REST API as far as an order needs it: an order's id begins with what becomes of it, then its amount in cents. */
const answerAsPayPal = ({ path }: Asked): Answer => {
  if (path === '/v1/oauth2/token') return { status: 200, json: { access_token: 'token', expires_in: 32_400 } };
  if (path === '/v1/notifications/verify-webhook-signature')
    return { status: 200, json: { verification_status: 'SUCCESS' } };
  const [, id, outcome, amount, capture] =
    /^\/v2\/checkout\/orders\/((APPROVED|CREATED|FAILED)(\d{8}))(\/capture)?$/.exec(path) ?? [];
  if (id === undefined || outcome === undefined) return missing;
  if (outcome === 'FAILED') return { status: 503, json: {} };
  const value = (Number(amount) / 100).toFixed(2);
  const money = { currency_code: 'USD', value };
  const captures = [{ id: `CAPTURE${amount}`, status: 'COMPLETED', amount: money, final_capture: true }];
  const unit = { reference_id: 'default', amount: money, ...(capture ? { payments: { captures } } : {}) };
  return {
    status: 200,
    json: { id, intent: 'CAPTURE', status: capture ? 'COMPLETED' : outcome, purchase_units: [unit] },
  };
};

/** What goes wrong with a provider: it takes calls and says nothing, or what it says is not its own. */
export type ProviderFault = 'silent' | 'garbage';

/** Answers of a proxy, or of a version that nobody has heard of. */
const garbage = ['<html>Bad gateway</html>', 'null', '[]', '7', '{"paymentMethods":{},"storedPaymentMethods":7}'];

const listen = async (answer: (asked: Asked) => Answer) => {
  const asked: string[] = [];
  let fault: ProviderFault | undefined;
  let answersOfGarbage = 0;
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const path = new URL(request.url ?? '/', 'http://stand-in').pathname;
    asked.push(`${request.method} ${path}`);
    if (fault === 'silent') return;
    if (fault === 'garbage') {
      answersOfGarbage += 1;
      response.writeHead(200, { 'content-type': 'application/json' }).end(garbage[answersOfGarbage % garbage.length]);
      return;
    }
    const { status, json } = answer({ method: request.method ?? '', path, body });
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  const fail = (next: ProviderFault | undefined): void => {
    fault = next;
  };
  return { url: `http://127.0.0.1:${port}`, asked, close, fail };
};

/** What is called in the place of Adyen and PayPal, on this machine: no test of a live configuration calls anybody. */
export const openStandIns = async () => {
  const [adyen, paypal] = await Promise.all([listen(answerAsAdyen), listen(answerAsPayPal)]);
  return {
    environment: { IRONCART_ADYEN_STAND_IN: adyen.url, IRONCART_PAYPAL_STAND_IN: paypal.url },
    /** From then on nobody answers in Adyen's place, nor takes a connection. */
    closeAdyen: adyen.close,
    closePayPal: paypal.close,
    /** Has both providers fail, until they are told otherwise. */
    fail: (fault: ProviderFault | undefined) => {
      adyen.fail(fault);
      paypal.fail(fault);
    },
    asked: () => [...adyen.asked, ...paypal.asked],
    close: () => {
      adyen.close();
      paypal.close();
    },
  };
};

/** What a shopper pays an order over `total` with, by what the provider makes of it. @param total in dollars */
export const providerPayments = (total: number, outcome: 'approved' | 'declined' | 'failed') => {
  const order = { approved: 'APPROVED', declined: 'CREATED', failed: 'FAILED' }[outcome];
  const card = {
    encryptedCardNumber: outcome,
    encryptedExpiryMonth: 'month',
    encryptedExpiryYear: 'year',
    encryptedSecurityCode: 'code',
  };
  return {
    adyen: { paymentType: 'adyen', adyenType: 'scheme', transactionToken: JSON.stringify(card) },
    paypal: {
      paymentType: 'paypal',
      transactionToken: `${order}${String(Math.round(total * 100)).padStart(8, '0')}`,
      authorizedPayPalAmount: total,
    },
  };
};
