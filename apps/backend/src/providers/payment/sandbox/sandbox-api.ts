import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import { parseInput } from '../../../http/parse-input.ts';
import { readJsonBody } from '../../../http/read-json-body.ts';
import { answer, maxBytes, problem } from './http-answer.ts';
import { methodsIn } from './methods.ts';
import { wireCardToKeep, wirePaymentRequest, wireRefund } from './payment-state.ts';
import type { SandboxBank } from './sandbox-bank.ts';
import { unavailableAmount } from './scripted-amounts.ts';
import { isApiKey } from './signature.ts';
import type { StoredCards } from './stored-cards.ts';

export interface SandboxApiOptions {
  readonly bank: SandboxBank;
  readonly cards: StoredCards;
  readonly secret: string;
  readonly publicUrl: string;
}

/** Delay of a slow card's bank. */
const slowBankMs = 4_000;

/** The API for the merchant's server, authorized by the API key. */
export const createSandboxApi = ({ bank, cards, secret, publicUrl }: SandboxApiOptions): Hono => {
  const app = new Hono();
  const { origin } = new URL(publicUrl);
  const noSuchPayment = (): Response => problem(404, 'not_found', 'There is no such payment');

  for (const path of ['/payments/*', '/methods', '/shoppers/*']) {
    app.use(path, async ({ req }, next) => {
      if (isApiKey(secret, req.header('authorization') ?? null)) return next();
      return problem(401, 'unauthorised', 'The API key is wrong');
    });
  }

  app.post('/payments', async ({ req }) => {
    const key = req.header('idempotency-key') ?? '';
    const parsed = parseInput(wirePaymentRequest, await readJsonBody(req.raw, maxBytes));
    if (!parsed.success || key === '') return problem(400, 'invalid_request', 'The payment is not complete');
    const request = parsed.output;
    if (new URL(request.returnUrl).origin !== origin) {
      return problem(400, 'invalid_request', 'The shopper may only be sent back to the store');
    }
    if (request.amount === unavailableAmount) return problem(503, 'unavailable', 'The sandbox was told not to answer');
    const made = await bank.authorise(key, request);
    if (made === 'unknown_token') return problem(422, 'unknown_token', 'There is no such token');
    if (made === 'key_reused') return problem(409, 'key_reused', 'The key was used for another payment');
    if (made.isNew && made.outcome === 'slow') await wait(slowBankMs);
    if (made.isNew && made.outcome === 'lost_answer') return problem(503, 'unavailable', 'The answer was lost');
    return answer(made.payment);
  });

  app.get('/payments/:key', async ({ req }) => {
    const payment = await bank.find(req.param('key'));
    return payment ? answer(payment) : noSuchPayment();
  });

  app.post('/payments/:key/capture', async ({ req }) => {
    const payment = await bank.capture(req.param('key'));
    return payment ? answer(payment) : noSuchPayment();
  });

  app.post('/payments/:key/void', async ({ req }) => answer(await bank.void(req.param('key'))));

  app.post('/payments/:key/refunds', async ({ req }) => {
    const refundKey = req.header('idempotency-key') ?? '';
    const parsed = parseInput(wireRefund, await readJsonBody(req.raw, maxBytes));
    if (!parsed.success || refundKey === '') return problem(400, 'invalid_request', 'The refund is not complete');
    const isPaidBack = await bank.refund(req.param('key'), refundKey, parsed.output.amount);
    return isPaidBack ? answer({ refundKey }) : problem(409, 'not_refundable', 'That much of the payment is not left');
  });

  app.get('/methods', ({ req }) => answer(methodsIn(req.query('country') ?? '', req.query('currency') ?? '')));

  app.get('/shoppers/:shopper/cards', async ({ req }) => answer(await cards.list(req.param('shopper'))));

  app.post('/shoppers/:shopper/cards', async ({ req }) => {
    const parsed = parseInput(wireCardToKeep, await readJsonBody(req.raw, maxBytes));
    if (!parsed.success) return problem(400, 'invalid_request', 'There is no token');
    const card = await bank.keepCard(req.param('shopper'), parsed.output.token);
    return card ? answer(card) : problem(422, 'card_refused', 'The card cannot be kept');
  });

  app.delete('/shoppers/:shopper/cards/:card', async ({ req }) =>
    answer({ isForgotten: await cards.forget(req.param('shopper'), req.param('card')) }),
  );

  return app;
};
