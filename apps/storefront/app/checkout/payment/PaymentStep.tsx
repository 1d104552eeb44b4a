import { selectIsVirtual, selectTokenRequestId } from '@ironcart/checkout-machines';
import { Notice, PageHeading } from '@ironcart/react-ui';
import { useState } from 'react';
import { CallFailures } from '../CallFailures.tsx';
import { useCheckout } from '../checkout-context.ts';
import { StepActions } from '../StepActions.tsx';
import { useBlockedReason } from '../use-blocked-reason.ts';
import { useSelector } from '../use-selector.ts';
import { BillingPart } from './BillingPart.tsx';
import { GiftCardPart } from './GiftCardPart.tsx';
import { MethodPart } from './MethodPart.tsx';
import { useBillingErrors } from './use-billing-errors.ts';

/** How the order is paid, and who is billed. */
export const PaymentStep = () => {
  const actor = useCheckout();
  const isVirtual = useSelector(actor, selectIsVirtual);
  const reason = useBlockedReason('payment');
  const isAsking = useSelector(actor, selectTokenRequestId) !== undefined;
  const billing = useBillingErrors();
  const [hasTried, setTried] = useState(false);

  const proceed = () => {
    billing.showAll();
    setTried(true);
    actor.send({ type: 'step.continue' });
  };
  return (
    <>
      <PageHeading title="How do you pay?" />
      <MethodPart />
      <GiftCardPart />
      <BillingPart errors={billing} />
      {hasTried && reason !== undefined && !isAsking && <Notice tone="warning">{reason}</Notice>}
      <CallFailures />
      <StepActions
        label="Continue to review"
        onContinue={proceed}
        isBusy={isAsking}
        back={
          isVirtual
            ? { label: 'Back to the cart', href: '/cart' }
            : { label: 'Back to shipping', href: '/checkout/shipping' }
        }
      />
    </>
  );
};
