import { lazyWithRetry } from '@ironcart/react-ui';
import { type PaymentParts, sandboxPayment } from '@ironcart/react-ui/checkout';
import { adyenAccountOf } from '../adapters/adyen-account.ts';
import { loadApplePay } from '../adapters/load-apple-pay.ts';
import { loadWallet } from '../adapters/load-wallet.ts';

const AdyenCardForm = lazyWithRetry(async () => (await import('./AdyenCardForm.tsx')).AdyenCardForm);
const AdyenChallenge = lazyWithRetry(async () => (await import('./AdyenChallenge.tsx')).AdyenChallenge);

/** The deployment's payment provider: Adyen if it has an account, otherwise the sandbox. */
export const storePayment: PaymentParts = {
  CardForm: (props) => {
    const account = adyenAccountOf(props.provider);
    return account === undefined ? (
      <sandboxPayment.CardForm {...props} />
    ) : (
      <AdyenCardForm account={account} stored={props.stored} />
    );
  },
  Challenge: (props) => {
    const account = adyenAccountOf(props.provider);
    return account === undefined ? (
      <sandboxPayment.Challenge {...props} />
    ) : (
      <AdyenChallenge account={account} transactionId={props.transactionId} />
    );
  },
  loadWallet,
  loadApplePay,
};
