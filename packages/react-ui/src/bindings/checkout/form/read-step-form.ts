import {
  type CheckoutEvent,
  type CheckoutPage,
  type CheckoutSnapshot,
  selectPageFor,
  selectStep,
} from '@ironcart/checkout-machines';
import { pressName } from '../../../primitives/PressButton.tsx';
import { paymentChanges } from '../payment/payment-form.ts';
import { reviewChanges } from '../review/review-form.ts';
import { shownOrder, shownOrderName } from '../review/shown-order.ts';
import { shippingChanges } from '../shipping/shipping-form.ts';
import { startChanges } from '../start/start-form.ts';
import { isPage } from '../steps.ts';
import { readPostedForm } from './posted-form.ts';

/** The data of a posted step for checkout. */
export interface PostedStep {
  /** The changed inputs as events, in the order in which checkout must receive them. */
  readonly changes: readonly CheckoutEvent[];
  /** The command of the pressed button; undefined if a change must be displayed first. */
  readonly command: CheckoutEvent | undefined;
  /** Whether the page displayed another order than the current one: it is not placed but displayed first. */
  readonly isOutdated: boolean;
}

const changesOf = { start: startChanges, shipping: shippingChanges, payment: paymentChanges, review: reviewChanges };

/** The button of a page that shows no step yet. */
export const openPress = 'checkout.open';

/** The secondary buttons of a step, by their `press` value. */
const presses = ['rates.reload', 'tax.reload', 'methods.reload', 'payment.cleared'] as const;

/**
 * Whether the result of a change must be displayed first: the amount that a gift card pays, or the fields of a billing
 * address.
 */
const isSeenFirst = (change: CheckoutEvent): boolean =>
  change.type === 'giftCard.added' || (change.type === 'billing.sameAsShipping' && !change.isSame);

const commandOf = (step: CheckoutPage, press: string, changes: readonly CheckoutEvent[]): CheckoutEvent | undefined => {
  const type = presses.find((each) => each === press);
  if (type !== undefined) return { type };
  if (press !== '' || changes.some(isSeenFirst)) return undefined;
  return { type: step === 'review' ? 'order.place' : 'step.continue' };
};

/**
 * Converts the posted form of a step to events of checkout: the differences to `snapshot`, and the command of the
 * pressed button. A form that is posted unchanged changes nothing.
 * @param step the step of the form; checkout goes there first
 * @param entries of the posted `FormData`
 */
export const readStepForm = (
  step: CheckoutPage,
  entries: Iterable<readonly [string, unknown]>,
  snapshot: CheckoutSnapshot,
): PostedStep => {
  const stage = selectStep(snapshot);
  const form = readPostedForm(entries);
  const press = form.get(pressName) ?? '';
  if (!isPage(stage) || press === openPress) return { changes: [], command: undefined, isOutdated: false };
  const changes = changesOf[step](form, snapshot, press);
  const wanted = commandOf(step, press, changes);
  const shown = form.get(shownOrderName);
  const isOutdated = wanted?.type === 'order.place' && shown !== undefined && shown !== shownOrder(snapshot);
  const command = isOutdated ? undefined : wanted;
  if (stage === step) return { changes, command, isOutdated };
  // If the step cannot be reached any more, inputs are kept and the command is ignored.
  if (selectPageFor(snapshot, step) !== step) return { changes, command: undefined, isOutdated };
  return { changes: [{ type: 'step.goTo', step }, ...changes], command, isOutdated };
};
