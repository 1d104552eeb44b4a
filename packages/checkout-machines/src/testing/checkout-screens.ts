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

/** One look that checkout can have: stage, shipping, tax, errors and what keeps it from going on. */
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

/** Every look of every state that checkout can be brought to, found from the machine itself: the state atlas. */
export const checkoutScreens = (): {
  readonly screens: readonly CheckoutScreen[];
  /** How many states there are in all. */
  readonly reachable: number;
} => {
  const states = [...searchCheckout().values()].map(({ snapshot }) => snapshot);
  const screens = screensOf(states, titleOf).map((screen) => ({ ...screen, stage: selectStep(screen.snapshot) }));
  return { screens, reachable: states.length };
};
