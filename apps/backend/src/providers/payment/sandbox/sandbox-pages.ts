import { Hono } from 'hono';
import { isAllowedOrigin } from '../../../http/origin-check.ts';
import { parseInput } from '../../../http/parse-input.ts';
import { readJsonBody } from '../../../http/read-json-body.ts';
import { noSuchPaymentPage } from './bank-page.ts';
import { cardFormPage } from './card-form.page.ts';
import { cardInput, cardProblemOf, outcomeOf, securityCodeInput, securityCodeProblemOf } from './card-input.ts';
import { challengePage, fingerprintPage } from './challenge.page.ts';
import { createHostedCard } from './hosted-card.ts';
import { createHostedWallet } from './hosted-wallet.ts';
import { answer, maxBytes, problem } from './http-answer.ts';
import type { Notifier } from './notifications.ts';
import { walletRequest } from './payment-state.ts';
import { redirectPage } from './redirect.page.ts';
import type { SandboxBank, SandboxPayment } from './sandbox-bank.ts';
import { securityCodeFormPage } from './security-code-form.page.ts';
import type { TokenVault } from './token-vault.ts';
import { noWalletPage, oneCentLess, walletApprovedPage, walletCancelledPage, walletPage } from './wallet.page.ts';

export interface SandboxPagesOptions {
  readonly bank: SandboxBank;
  readonly tokens: TokenVault;
  readonly notifier: Notifier;
  readonly now: () => Date;
  readonly randomId: () => string;
  readonly publicUrl: string;
}

/** The sandbox's pages for shoppers: forms, bank pages, and the wallet's window. */
export const createSandboxPages = (options: SandboxPagesOptions): Hono => {
  const { bank, tokens, notifier, now, randomId, publicUrl } = options;
  const app = new Hono();
  const isOwnPage = (request: Request): boolean => isAllowedOrigin(request, new URL(publicUrl).origin);
  const foreignPage = (): Response => problem(403, 'forbidden', 'Only the provider’s own pages may ask');

  app.get('/card-form', () => cardFormPage());
  app.get('/security-code-form', () => securityCodeFormPage());
  app.route('/', createHostedCard({ tokens, now, isOwnPage, foreignPage }));
  app.route('/', createHostedWallet({ tokens, isOwnPage, foreignPage }));

  app.post('/tokens', async ({ req }) => {
    if (!isOwnPage(req.raw)) return foreignPage();
    const parsed = parseInput(cardInput, await readJsonBody(req.raw, maxBytes));
    if (!parsed.success) return problem(400, 'invalid_request', 'The card is not complete');
    const wrong = cardProblemOf(parsed.output, now());
    if (wrong) return problem(422, 'invalid_card', wrong.message, wrong.field);
    const outcome = outcomeOf(parsed.output);
    if (!outcome) return problem(422, 'unknown_card', 'This is a sandbox: it takes its test cards only', 'number');
    return answer(await tokens.issueForCard(parsed.output, outcome));
  });

  app.post('/security-codes', async ({ req }) => {
    if (!isOwnPage(req.raw)) return foreignPage();
    const parsed = parseInput(securityCodeInput, await readJsonBody(req.raw, maxBytes));
    if (!parsed.success) return problem(400, 'invalid_request', 'The security code is missing');
    const wrong = securityCodeProblemOf(parsed.output);
    if (wrong) return problem(422, 'invalid_card', wrong.message, wrong.field);
    return answer({ token: await tokens.issueForSecurityCode() });
  });

  /** Records the shopper's first answer and notifies the merchant. */
  const decide = async ({ payment_id }: SandboxPayment, isApproved: boolean): Promise<void> => {
    const payment = await bank.answer(payment_id, isApproved);
    if (!payment) return;
    const type = isApproved ? 'payment.authorised' : 'payment.refused';
    await notifier.send(
      { id: randomId(), type, paymentId: payment_id, reference: payment.reference },
      payment.notification_url,
    );
  };

  app.get('/fingerprint/:id', async ({ req }) =>
    (await bank.findById(req.param('id'))) ? fingerprintPage() : noSuchPaymentPage(),
  );

  app.get('/challenge/:id', async ({ req }) => {
    const payment = await bank.findById(req.param('id'));
    return payment ? challengePage(payment) : noSuchPaymentPage();
  });

  app.post('/challenge/:id', async ({ req }) => {
    if (!isOwnPage(req.raw)) return foreignPage();
    const before = await bank.findById(req.param('id'));
    if (!before) return noSuchPaymentPage();
    const { decision } = await req.parseBody();
    const isAnswerable = before.status === 'challenge' && before.outcome === 'challenge';
    if (isAnswerable && (decision === 'approve' || decision === 'decline')) {
      await decide(before, decision === 'approve');
    }
    return challengePage((await bank.findById(before.payment_id)) ?? before);
  });

  app.get('/redirect/:id', async ({ req }) => {
    const payment = await bank.findById(req.param('id'));
    return payment?.return_url ? redirectPage(payment) : noSuchPaymentPage();
  });

  app.post('/redirect/:id', async (context) => {
    if (!isOwnPage(context.req.raw)) return foreignPage();
    const payment = await bank.findById(context.req.param('id'));
    if (!payment?.return_url) return noSuchPaymentPage();
    const { decision } = await context.req.parseBody();
    if (payment.status === 'redirect' && (decision === 'approve' || decision === 'refuse')) {
      await decide(payment, decision === 'approve');
    }
    return context.redirect(payment.return_url, 303);
  });

  app.get('/wallet/paypal', ({ req }) => {
    const parsed = parseInput(walletRequest, req.query());
    return parsed.success ? walletPage(parsed.output, '/sandbox-pay/wallet/paypal') : noWalletPage();
  });

  app.post('/wallet/paypal', async ({ req }) => {
    if (!isOwnPage(req.raw)) return foreignPage();
    const { decision, ...asked } = await req.parseBody();
    const parsed = parseInput(walletRequest, asked);
    if (!parsed.success) return noWalletPage();
    if (decision !== 'approve' && decision !== 'approve-less') return walletCancelledPage();
    const { currency } = parsed.output;
    const amount = decision === 'approve-less' ? oneCentLess(parsed.output.amount) : parsed.output.amount;
    return walletApprovedPage(await tokens.issueForWallet({ amount, currency }), Number(amount));
  });

  return app;
};
