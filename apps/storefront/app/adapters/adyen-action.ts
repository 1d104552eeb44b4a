import '@adyen/adyen-web/styles/adyen.css';
import { AdyenCheckout, type PaymentAction } from '@adyen/adyen-web';
import type { AdyenAccount } from './adyen-account.ts';
import { submitAdyenDetails } from './adyen-details.ts';

export interface AdyenActionOptions {
  readonly account: AdyenAccount;
  readonly countryCode: string;
  /** As in 'en-US'. */
  readonly locale: string;
  /** The first action, as JSON. */
  readonly action: string;
  /** Called when the bank has decided; the order's status contains the result. */
  readonly onDone: () => void;
  readonly onFailed: () => void;
}

/** Shows the bank's steps in an element: device fingerprinting, then perhaps a challenge. */
export const drawAdyenAction = async (
  element: HTMLElement,
  { account, countryCode, locale, action, onDone, onFailed }: AdyenActionOptions,
): Promise<{ readonly remove: () => void }> => {
  let isGone = false;
  let shown: { unmount(): unknown } | undefined;
  const checkout = await AdyenCheckout({
    ...account,
    countryCode,
    locale,
    analytics: { enabled: false },
    onAdditionalDetails: ({ data }) => {
      submitAdyenDetails(data).then((next) => {
        if (isGone) return;
        if (next === undefined) onDone();
        else show(next);
      }, onFailed);
    },
    onError: () => {
      if (!isGone) onFailed();
    },
  });
  const show = (json: string) => {
    shown?.unmount();
    shown = checkout.createFromAction(JSON.parse(json) as PaymentAction).mount(element);
  };
  show(action);
  return {
    remove: () => {
      isGone = true;
      shown?.unmount();
    },
  };
};
