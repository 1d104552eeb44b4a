import { isMoney, parseMoney, toDecimalText } from '@ironcart/core';
import { loadScript, type PayPalNamespace } from '@paypal/paypal-js';
import type { PayPal, PayPalAccount, PayPalRequest } from './pay-pal.ts';

/** PayPal's script as the specification has it loaded (S7): cards are paid elsewhere, and money is taken at once. */
const load = async ({ clientId, currency }: PayPalAccount): Promise<PayPalNamespace> => {
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  const payPal = await loadScript({
    clientId,
    currency,
    intent: 'capture',
    components: ['buttons', 'marks', 'funding-eligibility'],
    disableFunding: 'card',
    ...(nonce ? { dataCspNonce: nonce } : {}),
  });
  if (payPal === null) throw new Error("PayPal's script gave nothing.");
  return payPal;
};

const purchaseOf = ({ amount, currency }: PayPalRequest) => ({
  intent: 'CAPTURE' as const,
  purchase_units: [{ amount: { value: toDecimalText(amount), currency_code: currency } }],
});

/** PayPal's own button: the shopper approves an order of theirs, which the store's server then captures. */
export const createPayPalScript = (account: PayPalAccount): PayPal => ({
  kind: 'button',
  draw: async (element, request) => {
    const payPal = await load(account);
    const button = payPal.Buttons?.({
      fundingSource: 'paypal',
      createOrder: (_data, actions) => actions.order.create(purchaseOf(request)),
      onApprove: async ({ orderID }, actions) => {
        const order = await actions.order?.get();
        const authorizedAmount = parseMoney(order?.purchase_units?.[0]?.amount?.value);
        if (isMoney(authorizedAmount)) request.onApproved({ token: orderID, authorizedAmount });
        else request.onFailed();
      },
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
