import type { StateValue } from 'xstate';
import type { CheckoutSnapshot } from '../checkout/checkout.selectors.ts';
import type { CheckoutContext } from '../checkout/checkout.types.ts';

const isWithin = (value: StateValue | undefined, wanted: StateValue): boolean => {
  if (typeof wanted === 'string') return typeof value === 'object' ? wanted in value : value === wanted;
  return (
    typeof value === 'object' &&
    Object.entries(wanted).every(([key, inner]) => isWithin(value[key], inner as StateValue))
  );
};

/** A checkout's state as plain data. */
export interface CheckoutStateData {
  /** The state value of the machine, such as `{ editing: 'start' }`. */
  readonly value: StateValue;
  readonly context: CheckoutContext;
}

/** A snapshot for selectors and views, of a checkout whose machines are not running. */
export const standingSnapshot = ({ value, context }: CheckoutStateData): CheckoutSnapshot =>
  ({
    status: 'active',
    value,
    context,
    matches: (wanted: StateValue) => isWithin(value, wanted),
  }) as unknown as CheckoutSnapshot;
