import { checkoutError } from '../checkout-error.ts';
import type { CheckoutContext } from './checkout.types.ts';

/** Error codes of the rates call for which a retry does not help: the address or the cart has to change. */
const refusals: readonly (string | undefined)[] = [
  'unknown_country',
  'invalid_address',
  'no_shipping_method',
  'no_shipping_rates',
  'card_number_refused',
];

/**
 * Why the store does not ship this order to its address, as a message; undefined if it ships or no response has
 * arrived.
 */
export const shippingRefusal = ({ shipping }: CheckoutContext): string | undefined =>
  shipping.failure !== undefined && refusals.includes(shipping.failure)
    ? checkoutError(shipping.failure).message
    : undefined;
