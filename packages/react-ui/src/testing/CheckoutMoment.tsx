import type { CheckoutSnapshot } from '@ironcart/checkout-machines';
import {
  selectBlockedReason,
  selectErrors,
  selectIsPlacing,
  selectStep,
  selectTotals,
} from '@ironcart/checkout-machines';
import { zero } from '@ironcart/core/money';
import { CheckoutErrors } from '../checkout/CheckoutErrors.tsx';
import { CheckoutProgress } from '../checkout/CheckoutProgress.tsx';
import { PlaceButton } from '../checkout/PlaceButton.tsx';

const steps = ['start', 'shipping', 'payment', 'review'].map((id) => ({ id, label: id }));

const isStep = (stage: string): boolean => steps.some(({ id }) => id === stage);

/** Checkout in a state of its machine. */
export const CheckoutMoment = ({ snapshot }: { readonly snapshot: CheckoutSnapshot }) => {
  const stage = selectStep(snapshot);
  const reason = selectBlockedReason(snapshot);
  return (
    <>
      <CheckoutProgress steps={steps} currentId={isStep(stage) ? stage : 'review'} />
      <p>Stage: {stage}</p>
      <CheckoutErrors
        errors={selectErrors(snapshot).map((error) => ({
          code: error.code === 'other' ? error.shown : error.code,
          message: error.message,
        }))}
      />
      <PlaceButton
        amount={selectTotals(snapshot).grandTotalIncludingTax ?? zero}
        isBusy={selectIsPlacing(snapshot)}
        isDisabled={reason !== undefined}
        note={reason}
      />
    </>
  );
};
