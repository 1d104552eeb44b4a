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

/**
 * The part of Adyen's Checkout API that an order needs: the encrypted number, or Google Pay's message, determines the
 * outcome.
 */
const answerAsAdyen = ({ path, body }: Asked): Answer => {
  if (path.endsWith('/paymentMethods')) {
    return { status: 200, json: { paymentMethods: [{ brands: ['visa'], name: 'Cards', type: 'scheme' }] } };
  }
  if (/\/payments$/.test(path)) {
    const { encryptedCardNumber, googlePayToken } = JSON.parse(body).paymentMethod ?? {};
    const number: unknown = googlePayToken ? JSON.parse(googlePayToken).signedMessage : encryptedCardNumber;
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

/**
 * The part of PayPal's REST API that an order needs: an order's id begins with its outcome, followed by its amount in
 * cents.
 */
const answerAsPayPal = ({ path }: Asked): Answer => {
  if (path === '/v1/oauth2/token') return { status: 200, json: { access_token: 'token', expires_in: 32_400 } };
  if (path === '/v1/notifications/verify-webhook-signature')
    return { status: 200, json: { verification_status: 'SUCCESS' } };
  if (path === '/v1/notifications/webhooks/nobodys-webhook') return { status: 200, json: { id: 'nobodys-webhook' } };
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

/** A provider's failure: it accepts calls without answering, or answers with unexpected content. */
export type ProviderFault = 'silent' | 'garbage';

/** Responses as from a proxy or an unknown version. */
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

/** Opens stand-ins for Adyen and PayPal on this machine: tests of a live configuration call no other host. */
export const openStandIns = async () => {
  const [adyen, paypal] = await Promise.all([listen(answerAsAdyen), listen(answerAsPayPal)]);
  return {
    environment: { IRONCART_ADYEN_STAND_IN: adyen.url, IRONCART_PAYPAL_STAND_IN: paypal.url },
    /** Closes Adyen's stand-in, which then refuses connections. */
    closeAdyen: adyen.close,
    closePayPal: paypal.close,
    /** Makes both providers fail until reset. */
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

/** Payment data for an order of `total`, by the provider's outcome. @param total in dollars */
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
