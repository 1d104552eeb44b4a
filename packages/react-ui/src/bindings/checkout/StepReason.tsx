import type { CheckoutSnapshot } from '@ironcart/checkout-machines';
import { type CheckoutPage, selectBlockedReason, selectStep } from '@ironcart/checkout-machines';
import { Notice } from '../../primitives/Notice.tsx';
import { useSelector } from '../use-selector.ts';
import { useCheckout } from './checkout-context.ts';

/**
 * Selects why a step cannot be left yet. Undefined once checkout is at another step: until the page follows, the finished
 * step is still shown, without the reasons of the next one.
 */
export const blockedReasonOf =
  (step: CheckoutPage) =>
  (snapshot: CheckoutSnapshot): string | undefined =>
    selectStep(snapshot) === step ? selectBlockedReason(snapshot) : undefined;

export interface StepReasonProps {
  readonly select: (snapshot: CheckoutSnapshot) => string | undefined;
}

/** Why a step cannot be left, as a notice. */
export const StepReason = ({ select }: StepReasonProps) => {
  const reason = useSelector(useCheckout(), select);
  return reason && <Notice tone="warning">{reason}</Notice>;
};
