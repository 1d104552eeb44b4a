import { escapeHtml } from '../../../http/escape-html.ts';
import { bankPage, paymentDetails } from './bank-page.ts';
import type { SandboxPayment } from './sandbox-bank.ts';

const form = ({ payment_id }: SandboxPayment): string => `
<p>Your bank asks you to confirm this payment.</p>
<form class="pair" method="post" action="/sandbox-pay/challenge/${encodeURIComponent(payment_id)}">
  <button type="submit" name="decision" value="decline">Decline</button>
  <button class="main" type="submit" name="decision" value="approve">Approve</button>
</form>`;

const silence = '<p role="status">Waiting for your banking app. This test card’s bank never answers.</p>';

const finished = (paymentId: string): string => `
parent.postMessage({ source: 'sandbox-pay', event: 'challenge-finished', transactionId: ${JSON.stringify(paymentId).replaceAll('<', '\\u003c')} }, location.origin);`;

/** The return link for a shopper without scripts, who sees this as a separate page. */
const backLink = ({ return_url }: SandboxPayment): string =>
  return_url === null ? '' : `<noscript><p><a href="${escapeHtml(return_url)}">Back to the store</a></p></noscript>`;

/** The bank's message after the challenge has ended. */
const endOf = ({ status }: SandboxPayment): string => {
  if (status === 'refused') return 'You declined this payment.';
  if (status === 'voided') return 'This payment is no longer open. You can go back to the store.';
  return 'Thank you. You can go back to the store.';
};

/** The bank's page: the question while it is open, afterwards a message to the embedding store page. */
export const challengePage = (payment: SandboxPayment): Response => {
  const isOpen = payment.status === 'challenge';
  const question = payment.outcome === 'challenge_unanswered' ? silence : form(payment);
  const answer = `<p role="status">${endOf(payment)}</p>`;
  return bankPage(
    'Confirm your payment',
    `${paymentDetails(payment)}${isOpen ? question : answer}${isOpen && question !== silence ? '' : backLink(payment)}`,
    {
      script: isOpen ? '' : finished(payment.payment_id),
    },
  );
};

/** Device fingerprinting in a hidden frame: in the sandbox, loading the page is enough. */
export const fingerprintPage = (): Response => bankPage('Device check', '<p>Your bank has seen this device.</p>');
