import { bankPage, paymentDetails } from './bank-page.ts';
import type { SandboxPayment } from './sandbox-bank.ts';

const form = ({ payment_id }: SandboxPayment): string => `
<p>Do you want to pay this amount?</p>
<form method="post" action="/sandbox-pay/redirect/${encodeURIComponent(payment_id)}">
  <button class="main" type="submit" name="decision" value="approve">Pay</button>
  <button type="submit" name="decision" value="refuse">Refuse</button>
  <button type="submit" name="decision" value="abandon">Leave without an answer</button>
</form>`;

const backForm = ({ payment_id }: SandboxPayment): string => `
<p role="status">This payment has been answered.</p>
<form method="post" action="/sandbox-pay/redirect/${encodeURIComponent(payment_id)}">
  <button class="main" type="submit" name="decision" value="return">Back to the store</button>
</form>`;

/** The bank's page for a redirected shopper, with the question while it is open. */
export const redirectPage = (payment: SandboxPayment): Response => {
  const isOpen = payment.status === 'redirect';
  return bankPage('Pay with your bank', `${paymentDetails(payment)}${isOpen ? form(payment) : backForm(payment)}`);
};
