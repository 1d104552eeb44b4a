import { requireText } from '../require-argument.ts';

/** The steps of checkout in their order (S2-checkout). */
export const checkoutSteps = ['start', 'shipping', 'payment', 'review'] as const;

/** A step of checkout. */
export type CheckoutStep = (typeof checkoutSteps)[number];

/** The step's number in analytics and progress: start 1, shipping 2, payment 3, review 4. */
export const checkoutStepNumber = (step: CheckoutStep): number => checkoutSteps.indexOf(step) + 1;

/** The path of a step within its site; the start page has no segment of its own. */
export const checkoutStepPath = (step: CheckoutStep): string => (step === 'start' ? '/checkout' : `/checkout/${step}`);

/** The step at a path within its site; undefined for other paths. */
export const checkoutStepAt = (path: string): CheckoutStep | undefined => {
  requireText(path, 'path');
  return checkoutSteps.find((step) => checkoutStepPath(step) === path.replace(/\/$/, ''));
};

/** The path of the order confirmation. */
export const checkoutSuccessPath = '/checkout/success';
