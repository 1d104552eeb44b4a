import { type CheckoutPage, type CheckoutSnapshot, type CheckoutStage, selectStep } from '@ironcart/checkout-machines';
import { checkoutStepPath, checkoutSteps } from '@ironcart/core/checkout';
import type { ProgressStep } from '../../checkout/CheckoutProgress.tsx';

const labels: Readonly<Record<CheckoutPage, string>> = {
  start: 'Start',
  shipping: 'Shipping',
  payment: 'Payment',
  review: 'Review',
};

/** The steps of checkout in order, with their paths; a customer cannot go back to the start. */
export const progressSteps = (
  isGuest: boolean,
  isVirtual = false,
): readonly (ProgressStep & { readonly id: CheckoutPage })[] =>
  checkoutSteps
    .filter((id) => id !== 'shipping' || !isVirtual)
    .map((id) => ({
      id,
      label: labels[id],
      href: id === 'start' && !isGuest ? undefined : checkoutStepPath(id),
    }));

/** Whether a stage is a page that the shopper edits, rather than a result of placing the order. */
export const isPage = (stage: CheckoutStage): stage is CheckoutPage => stage in labels;

/** The page to show; the review stays while the order is being placed. */
export const selectShownPage = (snapshot: CheckoutSnapshot): CheckoutPage => {
  const stage = selectStep(snapshot);
  return isPage(stage) ? stage : 'review';
};
