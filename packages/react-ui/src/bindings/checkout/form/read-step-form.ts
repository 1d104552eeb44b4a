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

/** What a posted step tells checkout. */
export interface StepPress {
  /** What was entered, in the order in which checkout is told. */
  readonly changes: readonly CheckoutEvent[];
  /** What the pressed button asks for afterwards; nothing where a change has to be seen first. */
  readonly command: CheckoutEvent | undefined;
  /** Whether the page showed another order than this one: it is not placed, but shown first. */
  readonly isOutdated: boolean;
}

const changesOf = { start: startChanges, shipping: shippingChanges, payment: paymentChanges, review: reviewChanges };

/** The button of a page that shows no step yet. */
export const openPress = 'checkout.open';

/** The buttons of a step besides its main one, by their presses. */
const presses = ['rates.reload', 'tax.reload', 'methods.reload', 'payment.cleared'] as const;

/** Whether a change shows something that has to be seen first: what a gift card pays, and the fields of a billing address. */
const isSeenFirst = (change: CheckoutEvent): boolean =>
  change.type === 'giftCard.added' || (change.type === 'billing.sameAsShipping' && !change.isSame);

const commandOf = (step: CheckoutPage, press: string, changes: readonly CheckoutEvent[]): CheckoutEvent | undefined => {
  const type = presses.find((each) => each === press);
  if (type !== undefined) return { type };
  if (press !== '' || changes.some(isSeenFirst)) return undefined;
  return { type: step === 'review' ? 'order.place' : 'step.continue' };
};

/**
 * Reads the posted form of a step as events of checkout: what differs from what `snapshot` shows, and what the pressed
 * button asks for. A form that is posted as it was sent changes nothing.
 * @param step whose form it is; checkout goes there first
 * @param entries of the posted `FormData`
 */
export const readStepForm = (
  step: CheckoutPage,
  entries: Iterable<readonly [string, unknown]>,
  snapshot: CheckoutSnapshot,
): StepPress => {
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
  // A step that cannot be reached any more: what was entered is kept, and nothing is pressed.
  if (selectPageFor(snapshot, step) !== step) return { changes, command: undefined, isOutdated };
  return { changes: [{ type: 'step.goTo', step }, ...changes], command, isOutdated };
};
