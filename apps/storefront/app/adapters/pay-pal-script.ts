import { toDecimal } from '@ironcart/core/money';
import type { Wallet, WalletRequest } from '@ironcart/react-ui';
import { loadScript, type PayPalNamespace, type PayPalScriptOptions } from '@paypal/paypal-js';
import * as v from 'valibot';

/** The deployment's PayPal account: its public client id, and the currency of the site. */
export interface PayPalAccount {
  readonly clientId: string;
  readonly currency: string;
}

const orderAnswer = v.object({ id: v.pipe(v.string(), v.maxLength(100)) });

/** Options of PayPal's script as specified (S7-integ-08): no card fields, and immediate capture. */
export const payPalScriptOf = ({ clientId, currency }: PayPalAccount): PayPalScriptOptions => ({
  clientId,
  currency,
  intent: 'capture',
  components: ['buttons', 'marks', 'funding-eligibility'],
  disableFunding: 'card',
});

const load = async (account: PayPalAccount): Promise<PayPalNamespace> => {
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  const payPal = await loadScript({ ...payPalScriptOf(account), ...(nonce ? { dataCspNonce: nonce } : {}) });
  if (payPal === null) throw new Error("PayPal's script gave nothing.");
  return payPal;
};

/** Endpoint of the store's server that creates a PayPal order, so that the amount does not come from the page alone. */
const ordersPath = '/provider/paypal/orders';

const createOrder = async ({ amount, currency }: WalletRequest): Promise<string> => {
  const response = await fetch(ordersPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ amount: toDecimal(amount), currency }),
  });
  if (!response.ok) throw new Error('PayPal made no order.');
  return v.parse(orderAnswer, await response.json()).id;
};

/** PayPal's own button: the shopper approves a PayPal order, which the store's server then captures. */
export const createPayPalScript = (account: PayPalAccount): Wallet => ({
  kind: 'button',
  draw: async (element, request) => {
    const payPal = await load(account);
    const button = payPal.Buttons?.({
      fundingSource: 'paypal',
      createOrder: () => createOrder(request),
      onApprove: async ({ orderID }) => request.onApproved({ token: orderID, authorizedAmount: request.amount }),
      onCancel: request.onCancelled,
      onError: request.onFailed,
    });
    if (button === undefined || payPal.isFundingEligible?.('paypal') === false || !button.isEligible()) {
      throw new Error('PayPal is not available here.');
    }
    await button.render(element);
    return () => void button.close().catch(() => undefined);
  },
});
