import { chosenMethod, type PaymentChoice } from '@ironcart/checkout-machines';
import { lazyWithRetry } from '../../../primitives/lazy-with-retry.tsx';
import { useInBrowser } from '../../use-in-browser.ts';
import { useSelector } from '../../use-selector.ts';
import { useCheckout } from '../checkout-context.ts';
import { hasApprovalPage } from '../provider-pages.ts';
import { CardPayment } from './CardPayment.tsx';
import { ProviderForm } from './ProviderForm.tsx';
import type { PaymentParts } from './payment-parts.ts';

const WalletPayment = lazyWithRetry(async () => (await import('./WalletPayment.tsx')).WalletPayment);
const ApplePayPayment = lazyWithRetry(async () => (await import('./ApplePayPayment.tsx')).ApplePayPayment);

const redirectText = 'You go to your bank or payment service to pay, and come back here when it is done.';

export interface MethodPanelProps {
  readonly choice: PaymentChoice;
  readonly parts: PaymentParts;
}

/** Input of the selected payment method. */
export const MethodPanel = ({ choice, parts: { CardForm, loadWallet, loadApplePay } }: MethodPanelProps) => {
  const actor = useCheckout();
  const stored = useSelector(actor, ({ context }) => context.payment.stored);
  const method = useSelector(actor, ({ context }) => chosenMethod(context.payment));
  const isInBrowser = useInBrowser();
  const isCustomer = useSelector(actor, ({ context }) => context.customer !== undefined);
  switch (choice.kind) {
    case 'card':
      return <CardPayment CardForm={CardForm} canKeep={isCustomer} />;
    case 'stored': {
      const card = stored.find(({ id }) => id === choice.id);
      return card && <ProviderForm CardForm={CardForm} stored={card} />;
    }
    case 'redirect':
      return <p>{redirectText}</p>;
    case 'wallet': {
      if (method === undefined) return null;
      if (!isInBrowser) return hasApprovalPage(choice) && <p>You approve the amount at {method.name} next.</p>;
      // Apple's sheet fills in the order as well; every other wallet approves the amount.
      if (method.type !== 'applepay')
        return <WalletPayment key={method.type} method={method} loadWallet={loadWallet} />;
      return loadApplePay && <ApplePayPayment loadApplePay={loadApplePay} />;
    }
  }
};
