import type { Address } from '../address/address.ts';
import { requireObject } from '../require-argument.ts';

/** The error message of a rates request without an address (S5-ship-01). */
export const noShippingAddressMessage = 'No shipping address provided';

/**
 * Returns the address of a rates request.
 *
 * @throws Error with `noShippingAddressMessage` without an address; callers check first (S5-ship-01).
 */
export const ratesAddressOf = (order: { readonly shippingAddress: Address | undefined }): Address => {
  requireObject(order, 'order');
  if (order.shippingAddress === undefined) throw new Error(noShippingAddressMessage);
  return order.shippingAddress;
};
