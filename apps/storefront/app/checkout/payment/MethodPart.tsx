import { chosenMethod, type PaymentChoice, selectIsPaidInFull } from '@ironcart/checkout-machines';
import { Button, latePart, Notice, PaymentMethods } from '@ironcart/react-ui';
import { type ReactNode, Suspense } from 'react';
import { useCheckout } from '../checkout-context.ts';
import { useSelector } from '../use-selector.ts';
import { CardPayment } from './CardPayment.tsx';
import { ProviderForm } from './ProviderForm.tsx';
import { optionIdOf, paymentOptions } from './payment-options.ts';
import { SecurityCode } from './SecurityCode.tsx';

const WalletPayment = latePart(async () => (await import('./WalletPayment.tsx')).WalletPayment);
const ApplePayPayment = latePart(async () => (await import('./ApplePayPayment.tsx')).ApplePayPayment);

const redirectText = 'You go to your bank or payment service to pay, and come back here when it is done.';

/** What the chosen way to pay asks for. */
const Panel = ({ choice }: { readonly choice: PaymentChoice }): ReactNode => {
  const actor = useCheckout();
  const { needsSecurityCode, stored } = useSelector(actor, ({ context }) => context.payment);
  const method = useSelector(actor, ({ context }) => chosenMethod(context.payment));
  const canKeep = useSelector(actor, ({ context }) => context.customer !== undefined);
  switch (choice.kind) {
    case 'card':
      return <CardPayment canKeep={canKeep} />;
    case 'stored': {
      const card = stored.find(({ id }) => id === choice.id);
      return card && needsSecurityCode && <ProviderForm stored={card} sandbox={<SecurityCode card={card} />} />;
    }
    case 'redirect':
      return <p>{redirectText}</p>;
    case 'wallet': {
      if (method === undefined) return null;
      // Apple's sheet fills in the order as well; every other wallet approves the amount.
      return method.type === 'applepay' ? <ApplePayPayment /> : <WalletPayment key={method.type} method={method} />;
    }
  }
};

/** Whether the chosen way to pay asks for anything: an empty panel would be a box around nothing. */
const asksForSomething = (choice: PaymentChoice, needsSecurityCode: boolean): boolean =>
  choice.kind !== 'stored' || needsSecurityCode;

/** How the order is paid: the ways that the country and the customer have, or the card form alone (READINGS A23). */
export const MethodPart = () => {
  const actor = useCheckout();
  const payment = useSelector(actor, ({ context }) => context.payment);
  const isClassic = useSelector(actor, ({ context }) => context.config.setup === 'classic');
  const { choice, methodsState, needsSecurityCode } = payment;
  const isPaidInFull = useSelector(actor, selectIsPaidInFull);
  const hasGiftCards = useSelector(actor, ({ context }) => context.giftCards.cards.length > 0);
  if (isPaidInFull) {
    const why = hasGiftCards ? 'Your gift cards pay for all of it.' : 'This order costs nothing.';
    return <Notice tone="success">{why} No card is needed.</Notice>;
  }
  const reload = () => actor.send({ type: 'methods.reload' });
  if (methodsState === 'failed' && payment.provider === undefined) {
    return (
      <Notice tone="error" action={<Button onClick={reload}>Load the ways to pay again</Button>}>
        The ways to pay did not load.
      </Notice>
    );
  }
  const options = paymentOptions(payment);
  if (options.length === 0) {
    return (
      <Notice tone="warning">
        This store takes no payments yet. Only an order that gift cards pay for in full can be placed.
      </Notice>
    );
  }
  if (isClassic && payment.takesCards) return <CardPayment canKeep={false} />;
  const panel = asksForSomething(choice, needsSecurityCode) && (
    <Suspense fallback={null}>
      <Panel choice={choice} />
    </Suspense>
  );
  return (
    <PaymentMethods
      methods={options.map((option) => ({ ...option, panel: option.id === optionIdOf(choice) ? panel : undefined }))}
      chosenId={optionIdOf(choice)}
      isLoading={methodsState === 'loading'}
      onRetry={methodsState === 'failed' ? reload : undefined}
      onChoose={(id) => {
        const chosen = options.find((option) => option.id === id);
        if (chosen !== undefined) actor.send({ type: 'payment.chosen', choice: chosen.choice });
      }}
    />
  );
};
