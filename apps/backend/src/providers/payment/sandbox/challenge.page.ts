import { type Currency, formatMoney } from '@ironcart/core';
import { amountFromColumn } from '../../../db/amount.ts';
import { escapeHtml, pageResponse } from './page.ts';

export interface Challenge {
  readonly payment_id: string;
  readonly amount: string;
  readonly currency: string;
  readonly status: string;
  readonly outcome: string;
  readonly last4: string;
}

const style = `
main { max-width: 480px; margin: 0 auto; padding: 24px 16px; }
h1 { font-size: 24px; line-height: 1.2; margin: 0 0 16px; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 8px 24px; margin: 0 0 24px; padding: 16px 0;
  border-top: 1px solid #c9c5bc; border-bottom: 1px solid #c9c5bc; }
dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums; font-weight: 600; }
form { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; }
`;

const details = ({ amount, currency, last4 }: Challenge): string => `
<dl>
  <dt>Merchant</dt><dd>Halden Strength</dd>
  <dt>Amount</dt><dd>${escapeHtml(formatMoney(amountFromColumn(amount), currency as Currency, 'en_US'))}</dd>
  <dt>Card</dt><dd>•••• ${escapeHtml(last4)}</dd>
</dl>`;

const form = ({ payment_id }: Challenge): string => `
<p>Your bank asks you to confirm this payment.</p>
<form method="post" action="/sandbox-pay/challenge/${encodeURIComponent(payment_id)}">
  <button type="submit" name="decision" value="decline">Decline</button>
  <button class="main" type="submit" name="decision" value="approve">Approve</button>
</form>`;

const silence = '<p role="status">Waiting for your banking app. This test card’s bank never answers.</p>';

const finished = (paymentId: string): string => `
parent.postMessage({ source: 'sandbox-pay', event: 'challenge-finished', transactionId: ${JSON.stringify(paymentId).replaceAll('<', '\\u003c')} }, location.origin);`;

/** The bank's page: the question while it is open, afterwards the news for the store's page around it. */
export const challengePage = (challenge: Challenge): Response => {
  const isOpen = challenge.status === 'challenge';
  const question = challenge.outcome === 'challenge_unanswered' ? silence : form(challenge);
  const answer =
    challenge.status === 'refused'
      ? '<p role="status">You declined this payment.</p>'
      : '<p role="status">Thank you. You can go back to the store.</p>';
  return pageResponse({
    title: 'Confirm your payment',
    style,
    body: `<main><h1>Sandbox Bank</h1>${details(challenge)}${isOpen ? question : answer}</main>`,
    script: isOpen ? '' : finished(challenge.payment_id),
  });
};

export const noChallengePage = (): Response =>
  pageResponse(
    { title: 'No such payment', style, body: '<main><h1>Sandbox Bank</h1><p>There is no such payment.</p></main>' },
    404,
  );
