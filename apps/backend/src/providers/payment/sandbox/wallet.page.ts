import { money } from '@ironcart/core/money';
import { amountFromColumn, amountToColumn } from '../../../db/amount.ts';
import { escapeHtml } from '../../../http/escape-html.ts';
import { amountText, bankPage, detailList } from './bank-page.ts';
import type { WalletRequest } from './payment-state.ts';

const heading = 'Sandbox wallet';

/** The amount minus one cent, as decimal text: approved in tests of the amount comparison. */
export const oneCentLess = (amount: string): string => amountToColumn(money(Math.max(1, amountFromColumn(amount) - 1)));

/**
 * The wallet's page, which replaces PayPal's if that is not configured.
 * @param request posted back by the form together with the shopper's decision
 * @param action the path of the form
 */
export const walletPage = (request: WalletRequest, action: string): Response =>
  bankPage(
    'Pay with the sandbox wallet',
    `${detailList([
      ['Merchant', 'Halden Strength'],
      ['Amount', amountText(request.amount, request.currency)],
    ])}
<form method="post" action="${action}">
  ${Object.entries(request)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('\n  ')}
  <button class="main" type="submit" name="decision" value="approve">Approve</button>
  <button type="submit" name="decision" value="approve-less">Approve one cent less</button>
  <button type="submit" name="decision" value="cancel">Cancel</button>
</form>`,
    { heading },
  );

const tellOpener = (message: Readonly<Record<string, unknown>>): string => `
if (window.opener) opener.postMessage(${JSON.stringify({ source: 'sandbox-pay', ...message }).replaceAll('<', '\\u003c')}, location.origin);
window.close();`;

const windowDone = (text: string, message: Readonly<Record<string, unknown>>): Response =>
  bankPage('You can close this window', `<p role="status">${text} You can close this window.</p>`, {
    heading,
    script: tellOpener(message),
  });

/**
 * @param authorizedAmount a decimal number, as in messages
 */
export const walletApprovedPage = (token: string, authorizedAmount: number): Response =>
  windowDone('Thank you.', { event: 'wallet-approved', token, authorizedAmount });

export const walletCancelledPage = (): Response => windowDone('Nothing was paid.', { event: 'wallet-cancelled' });

export const noWalletPage = (): Response =>
  bankPage('Nothing to pay', '<p>The store has to say what is to be paid.</p>', { heading, status: 400 });
