import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { isAllowedOrigin } from '../../../http/origin-check.ts';
import { readJsonBody } from '../../../http/read-json-body.ts';
import { cardFormPage } from './card-form.page.ts';
import { cardInput, cardProblemOf, outcomeOf } from './card-input.ts';
import { challengePage, noChallengePage } from './challenge.page.ts';
import type { Notifier } from './notifications.ts';
import { wirePaymentRequest } from './payment-state.ts';
import type { SandboxBank } from './sandbox-bank.ts';
import { isApiKey } from './signature.ts';

export interface SandboxOptions {
  readonly bank: SandboxBank;
  readonly notifier: Notifier;
  readonly now: () => Date;
  readonly randomId: () => string;
  readonly secret: string;
  readonly publicUrl: string;
}

const maxBytes = 10_000;

const answer = (body: unknown, status = 200): Response =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });

const problem = (status: number, code: string, message: string, field?: string): Response =>
  answer({ error: { code, message, ...(field === undefined ? {} : { field }) } }, status);

/** The sandbox payment provider as a component of its own: what a store reaches of it, it reaches over HTTP. */
export const createSandboxApp = (options: SandboxOptions): Hono => {
  const { bank, notifier, now, randomId, secret, publicUrl } = options;
  const app = new Hono();
  const isOwnPage = (request: Request): boolean => isAllowedOrigin(request, new URL(publicUrl).origin);

  app.get('/sandbox-pay/card-form', () => cardFormPage());

  app.post('/sandbox-pay/tokens', async ({ req }) => {
    if (!isOwnPage(req.raw)) return problem(403, 'forbidden', 'Only the card form may ask for tokens');
    const parsed = v.safeParse(cardInput, await readJsonBody(req.raw, maxBytes));
    if (!parsed.success) return problem(400, 'invalid_request', 'The card is not complete');
    const wrong = cardProblemOf(parsed.output, now());
    if (wrong) return problem(422, 'invalid_card', wrong.message, wrong.field);
    const outcome = outcomeOf(parsed.output);
    if (!outcome) return problem(422, 'unknown_card', 'This is a sandbox: it takes its test cards only', 'number');
    return answer(await bank.issueToken(parsed.output, outcome));
  });

  app.get('/sandbox-pay/challenge/:id', async ({ req }) => {
    const challenge = await bank.findChallenge(req.param('id'));
    return challenge ? challengePage(challenge) : noChallengePage();
  });

  app.post('/sandbox-pay/challenge/:id', async ({ req }) => {
    if (!isOwnPage(req.raw)) return problem(403, 'forbidden', 'Only the bank’s own page may answer');
    const before = await bank.findChallenge(req.param('id'));
    if (!before) return noChallengePage();
    const decision = (await req.parseBody()).decision;
    const isAnswerable = before.status === 'challenge' && before.outcome === 'challenge';
    if (isAnswerable && (decision === 'approve' || decision === 'decline')) {
      const payment = await bank.decide(before.payment_id, decision === 'approve');
      const type = payment?.status === 'authorised' ? 'payment.authorised' : 'payment.refused';
      await notifier.send(
        { id: randomId(), type, paymentId: before.payment_id, reference: before.reference },
        before.notification_url,
      );
    }
    const after = await bank.findChallenge(before.payment_id);
    return after ? challengePage(after) : noChallengePage();
  });

  const forMerchant =
    (handle: (context: Context) => Promise<Response>) =>
    (context: Context): Promise<Response> | Response =>
      isApiKey(secret, context.req.header('authorization') ?? null)
        ? handle(context)
        : problem(401, 'unauthorised', 'The API key is wrong');

  app.post(
    '/sandbox-pay/payments',
    forMerchant(async ({ req }) => {
      const key = req.header('idempotency-key') ?? '';
      const parsed = v.safeParse(wirePaymentRequest, await readJsonBody(req.raw, maxBytes));
      if (!parsed.success || key === '') return problem(400, 'invalid_request', 'The payment is not complete');
      const payment = await bank.authorise(key, parsed.output);
      if (payment === 'unknown_token') return problem(422, 'unknown_token', 'There is no such token');
      if (payment === 'key_reused') return problem(409, 'key_reused', 'The key was used for another payment');
      return answer(payment);
    }),
  );

  app.get(
    '/sandbox-pay/payments',
    forMerchant(async ({ req }) => {
      const payment = await bank.find(req.query('key') ?? '');
      return payment ? answer(payment) : problem(404, 'not_found', 'There is no such payment');
    }),
  );

  app.post(
    '/sandbox-pay/payments/:id/capture',
    forMerchant(async ({ req }) => {
      const payment = await bank.capture(req.param('id') ?? '');
      return payment ? answer(payment) : problem(404, 'not_found', 'There is no such payment');
    }),
  );

  app.post(
    '/sandbox-pay/payments/:id/void',
    forMerchant(async ({ req }) => {
      const payment = await bank.void(req.param('id') ?? '');
      return payment ? answer(payment) : problem(404, 'not_found', 'There is no such payment');
    }),
  );

  return app;
};
