import {
  type CheckoutSnapshot,
  selectBlockedReason,
  selectErrors,
  selectShippingState,
  selectStep,
  selectTaxState,
} from '../checkout/checkout.selectors.ts';
import { searchCheckout } from './checkout-search.ts';

/** One look that checkout can have, with a state that looks so. */
export interface CheckoutScreen {
  readonly stage: ReturnType<typeof selectStep>;
  /** Stage, shipping, tax, errors and what keeps it from going on: all that a look depends on. */
  readonly title: string;
  readonly snapshot: CheckoutSnapshot;
  /** How many states look so. */
  readonly stateCount: number;
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
  const screens = new Map<string, CheckoutScreen>();
  for (const snapshot of states) {
    const title = titleOf(snapshot);
    const known = screens.get(title);
    screens.set(title, {
      stage: selectStep(snapshot),
      title,
      snapshot: known?.snapshot ?? snapshot,
      stateCount: (known?.stateCount ?? 0) + 1,
    });
  }
  return { screens: [...screens.values()], reachable: states.length };
};
