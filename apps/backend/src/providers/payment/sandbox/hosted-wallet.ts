import { Hono } from 'hono';
import * as v from 'valibot';
import { parseInput } from '../../../http/parse-input.ts';
import { walletRequest } from './payment-state.ts';
import { returnToStore, storePathOf } from './return-to-store.ts';
import type { TokenVault } from './token-vault.ts';
import { noWalletPage, oneCentLess, walletPage } from './wallet.page.ts';

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
/**
 * The wallet's page for stores without scripts: the shopper arrives by redirect, and returns with the approval's token
 * and amount in the query, or with `cancelled`.
 */
export const createHostedWallet = ({ tokens, isOwnPage, foreignPage }: HostedWalletOptions): Hono => {
  const app = new Hono();

  app.get('/hosted-wallet', ({ req }) => {
    const parsed = parseInput(hostedWallet, req.query());
    return parsed.success ? walletPage(parsed.output, '/sandbox-pay/hosted-wallet') : noWalletPage();
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
