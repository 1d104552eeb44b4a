import { toDecimalText } from '@ironcart/core/money';
import { readProviderMessage } from '@ironcart/core/sandbox';
import type { Wallet } from '../../../checkout/wallet.ts';
import { providerOrigin } from './use-provider-messages.ts';

const walletPath = '/sandbox-pay/wallet/paypal';
const windowFeatures = 'popup,width=480,height=640';

/** Polling interval for a closed window, which browsers do not report. */
const closedCheckMs = 500;

/** The sandbox's wallet page in its own window, instead of PayPal's. */
export const sandboxPayPal: Wallet = {
  kind: 'window',
  open: ({ amount, currency, onApproved, onCancelled, onFailed }) => {
    const query = new URLSearchParams({ amount: toDecimalText(amount), currency });
    const wallet = window.open(`${walletPath}?${query}`, 'paypal', windowFeatures);
    if (wallet === null) {
      onFailed();
      return () => undefined;
    }
    const stop = () => {
      window.clearInterval(watching);
      window.removeEventListener('message', hear);
      wallet.close();
    };
    const hear = (event: MessageEvent) => {
      if (event.source !== wallet) return;
      const message = readProviderMessage(event, providerOrigin());
      if (message?.event === 'wallet-approved') {
        stop();
        onApproved({ token: message.token, authorizedAmount: message.authorizedAmount });
      } else if (message?.event === 'wallet-cancelled') {
        stop();
        onCancelled();
      }
    };
    let wasClosed = false;
    const watching = window.setInterval(() => {
      // Its last message may still be pending when the window is first found closed.
      if (wallet.closed && wasClosed) {
        stop();
        onCancelled();
      }
      wasClosed = wallet.closed;
    }, closedCheckMs);
    window.addEventListener('message', hear);
    return stop;
  },
};
