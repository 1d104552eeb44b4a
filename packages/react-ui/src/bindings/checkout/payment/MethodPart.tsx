import { type PaymentChoice, selectIsPaidInFull, selectMissingPayment } from '@ironcart/checkout-machines';
import { Suspense } from 'react';
import { PaymentMethods } from '../../../checkout/PaymentMethods.tsx';
import { Notice } from '../../../primitives/Notice.tsx';
import { PressButton } from '../../../primitives/PressButton.tsx';
import { sameJson } from '../../same-json.ts';
import { useInBrowser } from '../../use-in-browser.ts';
import { useSelector } from '../../use-selector.ts';
import { useCheckout } from '../checkout-context.ts';
import { StepReason } from '../StepReason.tsx';
import { CardPayment } from './CardPayment.tsx';
import { MethodPanel } from './MethodPanel.tsx';
import { optionIdOf, paymentOptions, worksWithoutScripts } from './payment-options.ts';
import type { PaymentParts } from './payment-parts.ts';

/** Whether the selected method needs input; otherwise its panel would be empty. */
const asksForSomething = (choice: PaymentChoice, needsSecurityCode: boolean): boolean =>
  choice.kind !== 'stored' || needsSecurityCode;

export interface MethodPartProps {
  readonly parts: PaymentParts;
  /** Whether Continue was pressed: missing input of the selected method is then displayed beside it. */
  readonly isTried?: boolean | undefined;
}

/** The payment methods of the country and the customer; only the card form if cards are the only method (READINGS A23). */
export const MethodPart = ({ parts, isTried = false }: MethodPartProps) => {
  const actor = useCheckout();
  const options = useSelector(actor, ({ context }) => paymentOptions(context.payment), sameJson);
  const choice = useSelector(actor, ({ context }) => context.payment.choice);
  const methodsState = useSelector(actor, ({ context }) => context.payment.methodsState);
  const isProviderKnown = useSelector(actor, ({ context }) => context.payment.provider !== undefined);
  const isCardAlone = useSelector(
    actor,
    ({ context: { config, payment } }) => config.setup === 'classic' && payment.takesCards,
  );
  const needsSecurityCode = useSelector(actor, ({ context }) => context.payment.needsSecurityCode);
  const isPaidInFull = useSelector(actor, selectIsPaidInFull);
  const isInBrowser = useInBrowser();
  const hasGiftCards = useSelector(actor, ({ context }) => context.giftCards.cards.length > 0);
  if (isPaidInFull) {
    const why = hasGiftCards ? 'Your gift cards pay for all of it.' : 'This order costs nothing.';
    return <Notice tone="success">{why} No card is needed.</Notice>;
  }
  const reload = () => actor.send({ type: 'methods.reload' });
  if (methodsState === 'failed' && !isProviderKnown) {
    return (
      <Notice
        tone="error"
        action={
          <PressButton press="methods.reload" onPress={reload}>
            Load the ways to pay again
          </PressButton>
        }
      >
        The ways to pay did not load.
      </Notice>
    );
  }
  if (options.length === 0) {
    return (
      <Notice tone="warning">
        This store takes no payments yet. Only an order that gift cards pay for in full can be placed.
      </Notice>
    );
  }
  const missing = isTried && (
    <div data-missing-payment tabIndex={-1}>
      <StepReason select={selectMissingPayment} />
    </div>
  );
  if (isCardAlone) {
    return (
      <>
        {missing}
        <CardPayment CardForm={parts.CardForm} canKeep={false} />
      </>
    );
  }
  const offered = isInBrowser ? options : options.filter((option) => worksWithoutScripts(option.choice));
  const panel = asksForSomething(choice, needsSecurityCode) && (
    <Suspense fallback={null}>
      {missing}
      <MethodPanel choice={choice} parts={parts} />
    </Suspense>
  );
  return (
    <PaymentMethods
      methods={offered.map((option) => ({ ...option, panel: option.id === optionIdOf(choice) ? panel : undefined }))}
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
