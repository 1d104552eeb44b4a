import type { PlaceableOrder } from '@ironcart/api/codec';
import { validateAddressIn, validateBilling } from '@ironcart/core/address';
import { validateOrderEmail } from '@ironcart/core/forms';
import { isVirtualOrder } from '@ironcart/core/shipping';
import type { Database } from '../../db/pool.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { readNormalAddresses } from '../ssr/country.reader.ts';

/**
 * Validates the shipping address, billing address and e-mail with the rules of the forms.
 * @returns the order with its addresses in their normal form
 */
export const verifyAddresses = async (
  db: Database,
  order: PlaceableOrder,
): Promise<PlaceableOrder | Refusal<'invalid_address'>> => {
  const email = order.customer.email.normalize('NFC');
  const [wrongEmail] = validateOrderEmail(email);
  if (wrongEmail) return refuse('invalid_address', wrongEmail.message, { issues: [wrongEmail] });
  const { shippingAddress: shippedTo, billingAddress: billedTo } = order;
  const [billing, shipping] = await readNormalAddresses(db, shippedTo ? [billedTo, shippedTo] : [billedTo]);
  if (billing === undefined) throw new Error('An address was not normalized');
  const { address: billingAddress } = billing;
  const shippingAddress = shipping?.address;
  if (shipping && !isVirtualOrder(order.items)) {
    const { address, found } = shipping;
    const places = { countries: found ? [found.country] : [], regions: found?.regions ?? [] };
    const issues = validateAddressIn(address, places);
    if (issues.length > 0) return refuse('invalid_address', 'The shipping address is not complete', { issues });
  }
  const isShippingBilled =
    shippingAddress !== undefined &&
    shippingAddress.postcode === billingAddress.postcode &&
    shippingAddress.countryId === billingAddress.countryId &&
    shippingAddress.street.join() === billingAddress.street.join();
  const issues = isShippingBilled ? [] : validateBilling(billingAddress);
  if (issues.length > 0) return refuse('invalid_address', 'The billing address is not complete', { issues });
  return { ...order, customer: { ...order.customer, email }, shippingAddress, billingAddress };
};
