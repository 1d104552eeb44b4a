import {
  type CheckoutSnapshot,
  selectBlockedReason,
  selectErrors,
  selectShippingState,
  selectStep,
  selectTaxState,
} from '../checkout/checkout.selectors.ts';
import { searchCheckout } from './checkout-search.ts';
import { type Screen, screensOf } from './screens.ts';

/** A distinct screen of checkout: stage, shipping, tax, errors and the reason why it cannot continue. */
export interface CheckoutScreen extends Screen<CheckoutSnapshot> {
  readonly stage: ReturnType<typeof selectStep>;
}

const titleOf = (snapshot: CheckoutSnapshot): string =>
  [
    selectStep(snapshot),
    `shipping ${selectShippingState(snapshot)}`,
    `tax ${selectTaxState(snapshot)}`,
    ...selectErrors(snapshot).map(({ code }) => code),
    selectBlockedReason(snapshot),
  ]
    .filter((part) => part !== undefined)
    .join(' · ');

/** The distinct screens of all reachable states of checkout, derived from the machine itself: the state atlas. */
export const checkoutScreens = (): {
  readonly screens: readonly CheckoutScreen[];
  /** The number of reachable states. */
  readonly reachable: number;
} => {
  const states = [...searchCheckout().values()].map(({ snapshot }) => snapshot);
  const screens = screensOf(states, titleOf).map((screen) => ({ ...screen, stage: selectStep(screen.snapshot) }));
  return { screens, reachable: states.length };
};
