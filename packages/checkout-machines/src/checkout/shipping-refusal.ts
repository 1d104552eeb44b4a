import { checkoutError } from '../checkout-error.ts';
import type { CheckoutContext } from './checkout.types.ts';

/** Answers of the call for rates that another address or cart changes, and asking again does not. */
const refusals: readonly (string | undefined)[] = [
  'unknown_country',
  'invalid_address',
  'no_shipping_method',
  'no_shipping_rates',
  'card_number_refused',
];

/** Why the store does not ship this order to its address, as text; undefined if it ships or has not answered. */
export const shippingRefusal = ({ shipping }: CheckoutContext): string | undefined =>
  shipping.failure !== undefined && refusals.includes(shipping.failure)
    ? checkoutError(shipping.failure).message
    : undefined;
