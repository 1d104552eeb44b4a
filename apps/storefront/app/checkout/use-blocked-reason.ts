import { type CheckoutPage, selectBlockedReason, selectStep } from '@ironcart/checkout-machines';
import { useCheckout } from './checkout-context.ts';
import { useSelector } from './use-selector.ts';

/**
 * What a step still needs before it can be left, in words. Nothing once checkout went on: until the address follows,
 * the step that is done is still shown, and what the next one needs is not said in it.
 */
export const useBlockedReason = (step: CheckoutPage): string | undefined =>
  useSelector(useCheckout(), (snapshot) => (selectStep(snapshot) === step ? selectBlockedReason(snapshot) : undefined));
