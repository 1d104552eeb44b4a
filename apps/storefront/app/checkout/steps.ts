import type { CheckoutPage } from '@ironcart/checkout-machines';
import type { ProgressStep } from '@ironcart/react-ui';

/** The steps of checkout, in order, and where each of them is. */
export const checkoutSteps: readonly (ProgressStep & { readonly id: CheckoutPage; readonly href: string })[] = [
  { id: 'shipping', label: 'Shipping', href: '/checkout/shipping' },
  { id: 'payment', label: 'Payment', href: '/checkout/payment' },
  { id: 'review', label: 'Review', href: '/checkout/review' },
];

export const stepPath = (page: CheckoutPage): string => `/checkout/${page}`;

/** The step that a path shows, undefined for checkout's landing. */
export const stepOfPath = (pathname: string): CheckoutPage | undefined =>
  checkoutSteps.find(({ href }) => pathname.endsWith(href))?.id;

const order = checkoutSteps.map(({ id }) => id);

/** Whether a step comes after another. */
export const isAfter = (page: CheckoutPage, other: CheckoutPage): boolean => order.indexOf(page) > order.indexOf(other);

/** A step and those before it, the step first: where to go when a step cannot be reached yet. */
export const stepAndThoseBefore = (page: CheckoutPage): readonly CheckoutPage[] =>
  order.slice(0, order.indexOf(page) + 1).reverse();
