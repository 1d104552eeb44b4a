import { Hono } from 'hono';
import * as v from 'valibot';
import { escapeHtml } from '../../../http/escape-html.ts';
import { parseInput } from '../../../http/parse-input.ts';
import { amountText, bankPage, detailList } from './bank-page.ts';
import { walletRequest } from './payment-state.ts';
import { returnToStore, storePathOf } from './return-to-store.ts';
import type { TokenVault } from './token-vault.ts';
import { noWalletPage, oneCentLess } from './wallet.page.ts';

export interface HostedWalletOptions {
  readonly tokens: TokenVault;
  /** Whether a post comes from one of the provider's own pages. */
  readonly isOwnPage: (request: Request) => boolean;
  readonly foreignPage: () => Response;
}

const hostedWallet = v.object({
  ...walletRequest.entries,
  returnTo: v.pipe(v.string(), v.maxLength(500), v.transform(storePathOf), v.string()),
});
type HostedWallet = v.InferOutput<typeof hostedWallet>;

const hostedWalletPage = (asked: HostedWallet): Response => {
  const hidden = Object.entries(asked).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  return bankPage(
    'Pay with the sandbox wallet',
    `${detailList([
      ['Merchant', 'Halden Strength'],
      ['Amount', amountText(asked.amount, asked.currency)],
    ])}
<form method="post" action="/sandbox-pay/hosted-wallet">
  ${hidden.join('\n  ')}
  <button class="main" type="submit" name="decision" value="approve">Approve</button>
  <button type="submit" name="decision" value="approve-less">Approve one cent less</button>
  <button type="submit" name="decision" value="cancel">Cancel</button>
</form>`,
    { heading: 'Sandbox wallet' },
  );
};

/**
 * The wallet's page for a store without scripts: the shopper comes by redirect, and returns with the approval's token and
 * amount in the query, or with `cancelled`.
 */
export const createHostedWallet = ({ tokens, isOwnPage, foreignPage }: HostedWalletOptions): Hono => {
  const app = new Hono();

  app.get('/hosted-wallet', ({ req }) => {
    const parsed = parseInput(hostedWallet, req.query());
    return parsed.success ? hostedWalletPage(parsed.output) : noWalletPage();
  });

  app.post('/hosted-wallet', async ({ req }) => {
    if (!isOwnPage(req.raw)) return foreignPage();
    const { decision, ...asked } = await req.parseBody();
    const parsed = parseInput(hostedWallet, asked);
    if (!parsed.success) return noWalletPage();
    const { returnTo, currency } = parsed.output;
    if (decision !== 'approve' && decision !== 'approve-less') return returnToStore(returnTo, { cancelled: '' });
    const amount = decision === 'approve-less' ? oneCentLess(parsed.output.amount) : parsed.output.amount;
    const token = await tokens.issueForWallet({ amount, currency });
    return returnToStore(returnTo, { token, authorizedAmount: amount });
  });

  return app;
};
