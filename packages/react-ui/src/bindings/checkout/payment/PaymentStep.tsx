import {
  type CheckoutSnapshot,
  selectAddressIssues,
  selectIsVirtual,
  selectMissingPayment,
  selectTokenRequestId,
} from '@ironcart/checkout-machines';
import { useState } from 'react';
import { Notice } from '../../../primitives/Notice.tsx';
import { PageHeading } from '../../../primitives/PageHeading.tsx';
import { useSelector } from '../../use-selector.ts';
import { useAddressErrors } from '../address/use-address-errors.ts';
import type { OnRegionsNeeded } from '../address/use-regions-of.ts';
import { CallFailures } from '../CallFailures.tsx';
import { useCheckout } from '../checkout-context.ts';
import { StepActions } from '../StepActions.tsx';
import { StepForm } from '../StepForm.tsx';
import { blockedReasonOf, StepReason } from '../StepReason.tsx';
import { BillingPart } from './BillingPart.tsx';
import { GiftCardPart } from './GiftCardPart.tsx';
import { MethodPart } from './MethodPart.tsx';
import type { PaymentParts } from './payment-parts.ts';

export interface PaymentStepProps {
  readonly payment: PaymentParts;
  /** Whether Continue was pressed on the previous page without scripts: missing input is then displayed. */
  readonly isTried?: boolean | undefined;
  /** Whether the selected provider's page could not be opened, without scripts. */
  readonly isUnavailable?: boolean | undefined;
  readonly onRegionsNeeded?: OnRegionsNeeded | undefined;
}

const unavailable = 'This way to pay is not available right now. Please pay another way.';

const selectReason = blockedReasonOf('payment');

/** The blocking reason, unless the billing address fields or the payment method display it. */
const reasonBesideFields = (snapshot: CheckoutSnapshot): string | undefined => {
  const reason = selectReason(snapshot);
  const shown = [
    ...selectAddressIssues(snapshot).billing.map(({ message }) => message),
    selectMissingPayment(snapshot),
  ];
  return shown.includes(reason) ? undefined : reason;
};

/** Moves the focus to the payment method's error, once it is rendered above the pressed button. */
const focusMissingPayment = (form: HTMLFormElement): void => {
  requestAnimationFrame(() => {
    const beside = form.querySelector<HTMLElement>('[data-missing-payment]');
    if (beside?.textContent) beside.focus();
  });
};

/** The payment method, gift cards and the billing address. */
export const PaymentStep = ({ payment, isTried = false, isUnavailable, onRegionsNeeded }: PaymentStepProps) => {
  const actor = useCheckout();
  const isVirtual = useSelector(actor, selectIsVirtual);
  const isWaiting = useSelector(
    actor,
    (snapshot) => selectTokenRequestId(snapshot) !== undefined || snapshot.context.giftCards.pending.length > 0,
  );
  const errors = useAddressErrors('billing', isTried);
  const [hasTried, setTried] = useState(isTried);

  const proceed = (form: HTMLFormElement) => {
    if (isWaiting) return;
    errors.showAll();
    setTried(true);
    // The amount that a gift card pays must be displayed first, as without scripts; a rejected code is not looked up
    // again.
    const code = String(new FormData(form).get('giftCard') ?? '').trim();
    const isNew = code !== '' && actor.getSnapshot().context.giftCards.issue === undefined;
    actor.send(isNew ? { type: 'giftCard.added', code } : { type: 'step.continue' });
    focusMissingPayment(form);
  };
  return (
    <StepForm step="payment" onSubmit={proceed} hasEarlierButtons>
      <PageHeading title="How do you pay?" />
      {isUnavailable && <Notice tone="error">{unavailable}</Notice>}
      <MethodPart parts={payment} isTried={hasTried && !isWaiting} />
      <GiftCardPart />
      <BillingPart errors={errors} onRegionsNeeded={onRegionsNeeded} />
      {hasTried && !isWaiting && <StepReason select={reasonBesideFields} />}
      <CallFailures />
      <StepActions
        label="Continue to review"
        isBusy={isWaiting}
        back={
          isVirtual
            ? { label: 'Back to the cart', href: '/cart' }
            : { label: 'Back to shipping', href: '/checkout/shipping' }
        }
      />
    </StepForm>
  );
};
