import type { Address } from '../address/address.ts';

/** What is said where rates are asked for without an address (S5-ship-01). */
export const noShippingAddressMessage = 'No shipping address provided';

/**
 * The address that rates are asked for.
 *
 * @throws Error with `noShippingAddressMessage` where there is none: whoever asks checks first (S5-ship-01).
 */
export const ratesAddressOf = (order: { readonly shippingAddress: Address | undefined }): Address => {
  if (order.shippingAddress === undefined) throw new Error(noShippingAddressMessage);
  return order.shippingAddress;
};
