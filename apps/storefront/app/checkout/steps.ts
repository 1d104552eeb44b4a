import type { CheckoutPage } from '@ironcart/checkout-machines';
import { checkoutStepAt, checkoutStepNumber, checkoutStepPath, checkoutSteps } from '@ironcart/core/checkout';
import type { ProgressStep } from '@ironcart/react-ui';

const labels: Readonly<Record<CheckoutPage, string>> = {
  start: 'Start',
  shipping: 'Shipping',
  payment: 'Payment',
  review: 'Review',
};

/** The steps of checkout, in order, and where each of them is; a customer does not go back to the start. */
export const progressSteps = (isGuest: boolean): readonly (ProgressStep & { readonly id: CheckoutPage })[] =>
  checkoutSteps.map((id) => ({
    id,
    label: labels[id],
    href: id === 'start' && !isGuest ? undefined : checkoutStepPath(id),
  }));

export const stepPath = (page: CheckoutPage): string => checkoutStepPath(page);

/** The step that a path within the site shows, undefined where it is none of checkout's. */
export const stepOfPath = (pathname: string): CheckoutPage | undefined => checkoutStepAt(pathname);

/** Whether a step comes after another. */
export const isAfter = (page: CheckoutPage, other: CheckoutPage): boolean =>
  checkoutStepNumber(page) > checkoutStepNumber(other);
