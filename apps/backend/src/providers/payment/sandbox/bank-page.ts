import { type Currency, formatMoney } from '@ironcart/core/money';
import { cardBrandName } from '@ironcart/core/payment';
import { amountFromColumn } from '../../../db/amount.ts';
import { escapeHtml } from '../../../http/escape-html.ts';
import { smallPage } from '../../../http/small-page.ts';
import { methodNameOf } from './methods.ts';
import type { SandboxPayment } from './sandbox-bank.ts';

const style = `
:root { background: var(--ground); }
main { max-width: 480px; margin: 0 auto; padding: 24px 16px; }
h1 { font-size: 24px; line-height: 1.2; margin: 0 0 16px; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 8px 24px; margin: 0 0 24px; padding: 16px 0;
  border-top: 1px solid var(--edge); border-bottom: 1px solid var(--edge); }
dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums; font-weight: 600; }
form { display: grid; gap: 16px; }
@media (min-width: 375px) { form.pair { grid-template-columns: 1fr 1fr; } }
`;

/** Formats an amount for a bank's or wallet's page. @param amount decimal text */
export const amountText = (amount: string, currency: string): string =>
  escapeHtml(formatMoney(amountFromColumn(amount), currency as Currency, 'en_US'));

/** A list of labels and values, both plain text or escaped. */
export const detailList = (entries: readonly (readonly [string, string])[]): string =>
  `<dl>${entries.map(([label, value]) => `<dt>${label}</dt><dd>${value}</dd>`).join('')}</dl>`;

/** Merchant, amount and payment method. */
export const paymentDetails = ({ amount, currency, method, brand, last4 }: SandboxPayment): string =>
  detailList([
    ['Merchant', 'Halden Strength'],
    ['Amount', amountText(amount, currency)],
    last4 === null
      ? ['Pay with', escapeHtml(methodNameOf(method))]
      : ['Card', `${escapeHtml(cardBrandName(brand ?? ''))} •••• ${escapeHtml(last4)}`],
  ]);

/** A page of the sandbox's bank or wallet. */
export const bankPage = (
  title: string,
  content: string,
  { heading = 'Sandbox Bank', script = '', status = 200 } = {},
): Response =>
  smallPage({ title, style, body: `<main><h1>${escapeHtml(heading)}</h1>${content}</main>`, script }, status);

export const noSuchPaymentPage = (): Response =>
  bankPage('No such payment', '<p>There is no such payment.</p>', { status: 404 });
